import FeedModel

extension ScreenContents {
  /// How many rows of a screen are not the list's: the bar at the top.
  public static let barHeight = 1

  /// Draws the screen: a bar, the list below it, a notice over it.
  ///
  /// - Parameter size: How large the picture is.
  /// - Returns: The picture; the same contents in the same size always give the same one.
  /// - Complexity: Grows with the size, not with the number of rows in the feed.
  public func draw(in size: GridSize) -> CellGrid {
    var grid = CellGrid(size: size)
    drawBar(on: &grid)
    for line in lines { draw(line, on: &grid) }
    drawHeader(on: &grid)
    drawFooter(on: &grid)
    drawNotice(on: &grid)
    drawNotification(on: &grid)
    drawScrollMark(on: &grid)
    return grid
  }

  private func drawBar(on grid: inout CellGrid) {
    let style = CellStyle(colour: colour, isStrong: true, isInverse: true)
    grid.paint(row: 0, columns: 0..<grid.size.columns, style: style)
    var right = topic.category
    if !topic.query.isEmpty { right += (right.isEmpty ? "" : " ") + "\"\(topic.query)\"" }
    if isStale { right += " (old rows)" }
    if header == .refreshing { right = "↻ " + right }
    drawPair(" " + title, right + " ", row: 0, on: &grid, style: style, rightStyle: style)
  }

  private func draw(_ line: Line, on grid: inout CellGrid) {
    let row = line.row + Self.barHeight
    guard row >= Self.barHeight else { return }
    var style = line.isTitle ? CellStyle(isStrong: true) : .plain
    style.isFaint = isStale
    let mark = line.isTitle ? "" : line.isSelected ? "▸ " : "  "
    if line.height == 1 {
      drawPair(mark + line.text, line.detail + " ", row: row, on: &grid, style: style)
    } else {
      grid.put(mark + line.text, row: row, columns: grid.size.columns - 1, style: style)
      grid.put(line.detail, row: row + 1, column: 2, columns: grid.size.columns - 3, style: .faint)
    }
  }

  /// Text at the left and text at the right; the left one is shortened first.
  private func drawPair(
    _ left: String,
    _ right: String,
    row: Int,
    on grid: inout CellGrid,
    style: CellStyle,
    rightStyle: CellStyle = .faint
  ) {
    let columns = grid.size.columns
    let rightColumns = min(TextWidth.columns(of: right), max(columns / 2, 1))
    let leftColumns = max(columns - rightColumns - 1, 0)
    grid.put(left, row: row, columns: leftColumns, style: style)
    let place = max(columns - rightColumns, 0)
    grid.put(right, row: row, column: place, columns: rightColumns, style: rightStyle)
  }

  private func drawHeader(on grid: inout CellGrid) {
    let text: String
    switch header {
    case .refreshing where visible.lowerBound == 0 && notice == .rows: text = "↻ refreshing"
    case .pulling: text = "↓ let go to refresh"
    default: return
    }
    let style = CellStyle(colour: colour)
    grid.put("  " + text, row: Self.barHeight, style: style)
    guard let lastUpdate else { return }
    let updated = "last updated at " + lastUpdate.clockText
    let column = grid.size.columns - updated.count - 2
    guard column > text.count + 2 else { return }
    grid.put(updated, row: Self.barHeight, column: column, style: .faint)
  }

  private func drawFooter(on grid: inout CellGrid) {
    guard let footerRow, footerRow >= 0 else { return }
    let row = footerRow + Self.barHeight
    switch footer {
    case .idle, .asking: break
    case .pulling: grid.put("  ↑ let go for more", row: row, style: .faint)
    case .loading: grid.put("  … loading more", row: row, style: CellStyle(colour: colour))
    case .failed:
      let reason = failure.map { ": \($0)" } ?? ""
      grid.put("  ✗ failed, retry" + reason, row: row, style: CellStyle(colour: .red))
    case .noMore: grid.put("  ─ no more ─", row: row, style: .faint)
    }
  }

  private func drawNotice(on grid: inout CellGrid) {
    guard let text = notice.text else { return }
    var style = CellStyle.faint
    var mark = ""
    switch notice {
    case .failed:
      style = CellStyle(colour: .red)
      mark = "✗ "
    case .firstLoad: mark = "↻ "
    case .notLoaded, .empty, .rows: break
    }
    let room = max(grid.size.columns - 2, 0)
    let lines = TextWidth.lines(of: mark + text, in: room, limit: 3)
    let first = max((grid.size.rows - lines.count) / 2, Self.barHeight)
    for (index, line) in lines.enumerated() {
      let column = max((grid.size.columns - TextWidth.columns(of: line)) / 2, 0)
      grid.put(line, row: first + index, column: column, style: style)
    }
  }

  private func drawNotification(on grid: inout CellGrid) {
    guard let notification, grid.size.rows > Self.barHeight else { return }
    let (text, colour) = notification.wording
    let style = CellStyle(colour: colour, isInverse: true)
    let shown = " " + text + " "
    let width = min(TextWidth.columns(of: shown), grid.size.columns)
    let column = (grid.size.columns - width) / 2
    grid.put(shown, row: grid.size.rows - 1, column: column, columns: width, style: style)
  }

  /// A mark in the last column that tells which part of the content is seen.
  private func drawScrollMark(on grid: inout CellGrid) {
    let height = grid.size.rows - Self.barHeight
    guard height > 0, contentHeight > height, grid.size.columns > 1 else { return }
    let place = visible.lowerBound * (height - 1) / max(contentHeight - height, 1)
    let row = min(place, height - 1) + Self.barHeight
    grid.put("▐", row: row, column: grid.size.columns - 1, style: CellStyle(colour: colour))
  }
}

extension Duration {
  /// Minutes and seconds, as in 3:07; an hour is sixty of them.
  fileprivate var clockText: String {
    let (minutes, seconds) = components.seconds.quotientAndRemainder(dividingBy: 60)
    return "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}

extension HUD.Notice {
  /// The text with a mark that carries the meaning without colour.
  fileprivate var wording: (text: String, colour: CellStyle.Colour) {
    switch self {
    case .loading(let text): ("↻ \(text)", .plain)
    case .progress(let part, let text): ("\(Int(part * 100)) % \(text)", .plain)
    case .success(let text): ("✓ \(text)", .green)
    case .failure(let text): ("✗ \(text)", .red)
    case .information(let text): ("i \(text)", .plain)
    }
  }
}
