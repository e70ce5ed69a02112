import FeedContract
import FeedModel

/// A session as a picture: the screens side by side, the desk, the log, and a line of keys.
public struct PlayPicture {
  /// How large the picture is.
  public let size: GridSize

  /// Creates the frame of a picture.
  ///
  /// - Parameter size: How large it is; from 40 × 10 on everything has its place.
  public init(size: GridSize) {
    self.size = size
  }

  /// How large one screen is.
  ///
  /// - Parameter count: How many stand side by side.
  /// - Returns: The size of each.
  public func paneSize(count: Int) -> GridSize {
    GridSize(
      columns: (size.columns - (count - 1)) / max(count, 1),
      rows: size.rows - logHeight(count: count) - 2
    )
  }

  /// Draws a session.
  ///
  /// - Parameters:
  ///   - session: What is played.
  ///   - message: What the last line says instead of the keys; nil for the keys.
  ///   - showsHelp: Whether the keys stand in the screens' place.
  /// - Returns: The picture.
  public func draw(
    _ session: PlaySession,
    message: String? = nil,
    showsHelp: Bool = false
  ) -> CellGrid {
    var grid = CellGrid(size: size)
    let count = session.names.count
    let pane = paneSize(count: count)
    if showsHelp { drawHelp(rows: pane.rows, on: &grid) } else { drawPanes(session, on: &grid) }
    drawDesk(session, row: pane.rows, on: &grid)
    drawLog(session, row: pane.rows + 1, on: &grid)
    let next = session.coming.count
    let keys =
      next > 0
      ? "n next (\(next) to come)  u undo  p pull  c category  a answer  f fail  ? keys  q"
      : "p pull  jk move  c category  r retry  x leave  a answer  f fail  u undo  ? keys  q"
    let style = message == nil ? CellStyle.faint : .strong
    grid.put(message ?? keys, row: size.rows - 1, style: style)
    return grid
  }

  private func isShort(count: Int) -> Bool { size.rows < 12 + count }

  private func logHeight(count: Int) -> Int { isShort(count: count) ? 1 : 2 + count }

  private func drawPanes(_ session: PlaySession, on grid: inout CellGrid) {
    let pane = paneSize(count: session.names.count)
    for (index, contents) in session.contents.enumerated() {
      let column = index * (pane.columns + 1)
      if let contents {
        grid.put(contents.draw(in: pane), row: 0, column: column)
      } else {
        grid.put(" \(session.names[index]): left", row: 0, column: column, columns: pane.columns)
      }
      guard index > 0 else { continue }
      for row in 0..<pane.rows { grid.put("│", row: row, column: column - 1, style: .faint) }
    }
  }

  private func drawDesk(_ session: PlaySession, row: Int, on grid: inout CellGrid) {
    let waiting = session.desk.waiting.compactMap { session.text(ofRequest: $0) }
    let text =
      waiting.isEmpty ? "no request waits" : "answer next: " + waiting.joined(separator: " ")
    let verdict = session.names.count < 2 ? "" : session.agrees ? "both alike" : "≠ THEY DIFFER"
    let width = TextWidth.columns(of: verdict)
    grid.put(text, row: row, columns: max(size.columns - width - 1, 0))
    let style = CellStyle(colour: session.agrees ? .green : .red, isStrong: !session.agrees)
    grid.put(verdict, row: row, column: max(size.columns - width, 0), style: style)
  }

  private func drawLog(_ session: PlaySession, row: Int, on grid: inout CellGrid) {
    let log = PlayLog(session, isShort: isShort(count: session.names.count))
    for (index, line) in log.lines(in: size.columns).enumerated() where row + index < size.rows - 1
    {
      let colour: CellStyle.Colour = index == 2 ? .blue : index == 3 ? .yellow : .plain
      grid.put(line, row: row + index, style: CellStyle(colour: colour))
    }
  }

  /// The keys in columns where there is room, else one after the other.
  private func drawHelp(rows: Int, on grid: inout CellGrid) {
    guard size.columns >= 66, rows >= (PlayKeys.help.count + 1) / 2 else {
      let text = PlayKeys.help.map { "\($0.keys): \($0.meaning)" }.joined(separator: ", ")
      let lines = TextWidth.lines(of: text, in: size.columns, limit: rows)
      for (row, line) in lines.enumerated() { grid.put(line, row: row) }
      return
    }
    let half = (PlayKeys.help.count + 1) / 2
    for (index, entry) in PlayKeys.help.enumerated() {
      let column = index / half * (size.columns / 2)
      grid.put(entry.keys, row: index % half, column: column, style: .strong)
      grid.put(entry.meaning, row: index % half, column: column + 12)
    }
  }
}
