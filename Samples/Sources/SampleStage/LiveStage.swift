internal import FeedModel
internal import FeedScreen
internal import Streams

/// A sample in a terminal: the styles side by side, and a line in which a person types to both.
@MainActor
final class LiveStage {
  /// Whether the person has left.
  private(set) var isOver = false

  private let title: String
  private let keys: [Key]
  private let panes: [Pane]
  private var line = ""
  private var wasUnderstood = true
  private var lastChange = ContinuousClock.now

  /// Makes the views.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - style: The style to show; nil for both.
  ///   - onChange: Called whenever something has been drawn.
  init<Subject: Sample>(_ sample: Subject, _ style: Style?, onChange: @escaping () -> Void) {
    title = "\(Subject.name): \(Subject.summary)"
    keys = [Stage.leaving] + Subject.keys
    panes = (style.map { [$0] } ?? Style.allCases).map { Pane(sample, $0) }
    for pane in panes {
      pane.onChange = { [weak self] in
        self?.lastChange = .now
        onChange()
      }
    }
  }

  /// Serves the person until they leave or the process is asked to end.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - style: The style to show; nil for both.
  ///   - terminal: The terminal; it is given back at the end.
  static func serve(_ sample: some Sample, _ style: Style?, on terminal: LiveTerminal) async {
    let stage = LiveStage(sample, style) { terminal.wake(after: .zero) }
    defer { terminal.close() }
    stage.show(on: terminal)
    for await event in terminal.events {
      if let signal = terminal.interrupt { return terminal.endProcess(by: signal) }
      switch event {
      case .key(let key):
        stage.press(key)
        if stage.isOver { return }
        // Keys may come faster than pictures are drawn: one picture does for all that wait.
        terminal.wake(after: .zero)
      case .woken, .resized, .interrupted: stage.show(on: terminal)
      }
    }
  }

  /// How long nothing has to be drawn before a difference is one: the answers to both styles do
  /// not come at the same moment.
  private static let patience = Duration.seconds(1)

  private func show(on terminal: LiveTerminal) {
    let rest = lastChange.duration(to: .now)
    terminal.show(picture(size: terminal.size, isAtRest: rest >= Self.patience))
    if rest < Self.patience { terminal.wake(after: Self.patience - rest) }
  }

  /// Takes a key: it writes, it corrects, or it sends the line to the views.
  func press(_ key: TerminalKey) {
    switch key {
    case .character(let character): line.append(character)
    case .backspace: if !line.isEmpty { line.removeLast() }
    case .escape: line = ""
    case .enter: send()
    default: break
    }
  }

  /// Draws the title, the styles, what can be typed, and the line.
  ///
  /// - Parameters:
  ///   - size: How large the terminal is.
  ///   - isAtRest: Whether nothing has been drawn for a while, so that a difference is told.
  /// - Returns: The picture.
  func picture(size: GridSize, isAtRest: Bool = true) -> CellGrid {
    var grid = CellGrid(size: size)
    drawTitle(isAtRest: isAtRest, on: &grid)
    let hint = keys.map { "\($0.text) to \($0.meaning)" }.joined(separator: ", ")
    let text = wasUnderstood ? hint : "Nothing happens. Type \(hint)."
    let foot = TextWidth.lines(of: text, in: size.columns, limit: min(3, max(1, size.rows / 5)))
    let bottom = size.rows - 1 - foot.count
    for (index, line) in foot.enumerated() {
      grid.put(line, row: bottom + index, style: wasUnderstood ? .faint : .strong)
    }
    drawPanes(rows: 1..<max(1, bottom), on: &grid)
    drawLine(row: size.rows - 1, on: &grid)
    return grid
  }

  private func send() {
    defer { line = "" }
    if line == Stage.leaving.text {
      isOver = true
      return
    }
    for pane in panes { pane.board.beginTurn() }
    let understood = panes.map { $0.view?.take(line) == true }
    wasUnderstood = understood.contains(true)
  }

  private func drawTitle(isAtRest: Bool, on grid: inout CellGrid) {
    var verdict = ""
    if panes.count == 2 {
      let names = panes[0].board.difference(from: panes[1].board)
      verdict =
        names.isEmpty ? "both alike" : isAtRest ? "≠ \(names.joined(separator: ", "))" : ""
    }
    let column = max(0, grid.size.columns - TextWidth.columns(of: verdict))
    grid.put(title, row: 0, columns: max(0, column - 1), style: .strong)
    let isAlike = !verdict.hasPrefix("≠")
    let style = CellStyle(colour: isAlike ? .green : .red, isStrong: !isAlike)
    grid.put(verdict, row: 0, column: column, style: style)
  }

  private func drawPanes(rows: Range<Int>, on grid: inout CellGrid) {
    guard !rows.isEmpty else { return }
    let width = (grid.size.columns - (panes.count - 1) * 3) / panes.count
    let size = GridSize(columns: max(0, width), rows: rows.count - 1)
    for (index, pane) in panes.enumerated() {
      let column = index * (width + 3)
      let colour: CellStyle.Colour = pane.style == .transform ? .blue : .yellow
      grid.put(
        pane.style.rawValue,
        row: rows.lowerBound,
        column: column,
        columns: size.columns,
        style: CellStyle(colour: colour)
      )
      grid.put(pane.board.draw(in: size), row: rows.lowerBound + 1, column: column)
      guard index > 0 else { continue }
      for row in rows { grid.put("│", row: row, column: column - 2, style: .faint) }
    }
  }

  /// Draws what has been typed; of a line that is too long, its end.
  private func drawLine(row: Int, on grid: inout CellGrid) {
    var room = grid.size.columns - 3
    var shown = "\(PlainText(String(line.suffix(max(0, room)))))"[...]
    let end = shown.indices.reversed().prefix { index in
      room -= TextWidth.columns(of: shown[index])
      return room >= 0
    }
    shown = shown[(end.last ?? shown.endIndex)...]
    let cursor = grid.put("> \(shown)", row: row)
    grid.put(" ", row: row, column: cursor, style: CellStyle(isInverse: true))
  }
}

/// The view in one style, and what it shows.
@MainActor
private final class Pane {
  let style: Style
  var board = Board()
  var onChange: () -> Void = {}
  private(set) var view: (any SampleView)?

  init(_ sample: some Sample, _ style: Style) {
    self.style = style
    let canvas = Canvas { [weak self] drawing in
      self?.board.take(drawing)
      self?.onChange()
    }
    view = sample.makeView(style, on: canvas, clock: MainScheduler.instance)
  }
}
