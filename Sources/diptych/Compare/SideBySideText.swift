import FeedContract
import FeedModel
import FeedScreen

/// Prints a comparison: a column for each architecture, a row for each event, then the tally.
@MainActor
struct SideBySideText {
  private let terminal: Terminal
  private let names: [String]
  private let stepWidth: Int
  private let laneWidth: Int

  /// Whether the terminal is too narrow for two columns: then one lane stands below the other.
  private let isStacked: Bool
  private var texts: [EventText]

  private static let styles: [Terminal.Style] = [.transform, .reactor]

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - terminal: Where to print.
  ///   - names: The architectures.
  ///   - scenario: The scenario; its longest step decides how wide the first column is.
  init(on terminal: Terminal, names: [String], scenario: Scenario) {
    self.terminal = terminal
    self.names = names
    let longest = scenario.steps.map { TextWidth.columns(of: $0.description) }.max() ?? 0
    stepWidth = min(max(longest, 8), 20)
    laneWidth = min(max((terminal.columns - stepWidth - 4) / 2, 20), 44)
    isStacked = stepWidth + 4 + 2 * laneWidth > terminal.columns
    texts = names.map { _ in EventText() }
  }

  /// Prints the scenario's title and the names of the columns.
  func printHeading(_ scenario: Scenario, conditions: String) {
    terminal.print(terminal.styled(scenario.title.isEmpty ? "Scenario" : scenario.title, .strong))
    terminal.print(terminal.styled(conditions, .faint))
    terminal.print()
    if isStacked { return }
    let cells = zip(names, SideBySideText.styles).map {
      terminal.styled(padded($0, to: laneWidth), $1)
    }
    terminal.print(trimmed([padded("step", to: stepWidth)] + cells))
  }

  /// Prints what one step did.
  mutating func print(_ row: SideBySide.Row, of lanes: [Lane]) {
    var columns: [[String]] = []
    for index in lanes.indices {
      let requests = lanes[index].run.log.requests
      if case .answer(let answer)? = row.step?.action, answer.request > requests.count {
        columns.append(["(request \(answer.request) was never sent)"])
        continue
      }
      columns.append(texts[index].lines(for: row.events[index], requests: requests))
    }
    if row.step == nil, columns.allSatisfy(\.isEmpty) { return }
    if isStacked { return printStacked(row, columns) }
    let height = max(columns.map(\.count).max() ?? 0, 1)
    for line in 0..<height {
      let step = line == 0 ? TextWidth.fitting(row.step?.description ?? "", in: stepWidth) : ""
      let cells = columns.map { $0.indices.contains(line) ? $0[line] : "" }
      terminal.print(
        trimmed(
          [padded(step, to: stepWidth)]
            + cells.map { padded(TextWidth.fitting($0, in: laneWidth), to: laneWidth) }
        )
      )
    }
  }

  private func printStacked(_ row: SideBySide.Row, _ columns: [[String]]) {
    if let step = row.step {
      terminal.print(TextWidth.fitting(step.description, in: terminal.columns))
    }
    for (name, lines) in zip(names, columns) where !lines.isEmpty {
      terminal.print(TextWidth.fitting("  " + name, in: terminal.columns))
      for line in lines { terminal.print(TextWidth.fitting("    " + line, in: terminal.columns)) }
    }
  }

  private func trimmed(_ cells: [String]) -> String {
    var line = cells.joined(separator: "  ")
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - TextWidth.columns(of: text), 0))
  }
}
