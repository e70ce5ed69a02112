import FeedContract
import FeedScreen

/// Prints the table of counts and a verdict line for each architecture.
@MainActor
struct TallyText {
  let terminal: Terminal
  let names: [String]
  let tallies: [Tally]

  /// Prints the counts, a column for each architecture.
  func printTable() {
    let width = (names.map(\.count).max() ?? 0) + 3
    terminal.print(padded("") + names.map { right($0, width) }.joined())
    let rows: [(String, (Tally) -> Int)] = [
      ("rules held", \.held.count),
      ("rules broken", \.broken.count),
      ("rules not exercised", \.notExercised),
      ("requests", \.counts.requests),
      ("emissions", \.counts.emissions),
      ("redundant emissions", \.counts.redundantEmissions),
      ("announcements", \.counts.announcements),
    ]
    for (title, count) in rows {
      terminal.print(padded(title) + tallies.map { right("\(count($0))", width) }.joined())
    }
  }

  /// Prints a verdict line for each architecture, and what it broke.
  func printVerdicts() {
    for (name, tally) in zip(names, tallies) {
      let verdict = tally.verdict
      let style: Terminal.Style = verdict == .broken ? .broken : .held
      let word = terminal.styled(TallyText.word(for: verdict), style)
      let count = tally.held.count + tally.broken.count
      terminal.print("\(name): \(word), \(tally.held.count) of \(count) exercised rules held")
      for rule in tally.broken.keys.sorted() {
        guard let violation = tally.broken[rule] else { continue }
        terminal.print("  \(violation)")
        terminal.print("  read it with: diptych rules \(rule)")
      }
    }
  }

  private static func word(for verdict: ProgramStatus) -> String {
    switch verdict {
    case .broken: "broken"
    case .notExercised: "not exercised"
    default: "held"
    }
  }

  private func padded(_ text: String) -> String {
    text + String(repeating: " ", count: max(22 - text.count, 0))
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
