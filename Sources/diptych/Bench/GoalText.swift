import Foundation

/// Prints the goals of a run.
@MainActor
struct GoalText {
  let terminal: Terminal

  /// Prints a line for each goal, and says what no figure of this run decides.
  ///
  /// - Parameters:
  ///   - results: The goals with figures.
  ///   - groups: The groups that were measured.
  func print(_ results: [GoalResult], of groups: [BenchGroup]) {
    terminal.print(terminal.styled("goals", .strong))
    let what = (results.map(\.what.count).max() ?? 0) + 2
    let goal = (results.map(\.goal.count).max() ?? 0) + 2
    for result in results {
      let figure = BenchTable.number(result.measured)
      let range = "\(BenchTable.number(result.low)) to \(BenchTable.number(result.high))"
      terminal.print(
        result.what.padding(toLength: what, withPad: " ", startingAt: 0)
          + result.goal.padding(toLength: goal, withPad: " ", startingAt: 0)
          + String(repeating: " ", count: max(8 - figure.count, 0)) + figure + "  "
          + range.padding(toLength: max(range.count, 16), withPad: " ", startingAt: 0) + "  "
          + terminal.styled(result.verdict.words, result.verdict.style)
      )
    }
    if results.isEmpty { terminal.print("none speaks of what was measured") }
    let others = Set(Goal.all.map(\.group)).subtracting(groups)
    if !others.isEmpty {
      let names = BenchGroup.allCases.filter(others.contains).map(\.rawValue)
      terminal.print("not measured in this run: \(names.joined(separator: ", "))")
    }
    terminal.print(
      "measured by other commands: a clean build (make build-time), "
        + "long runs (diptych bench soak)"
    )
    if Machine.isDebug { terminal.print("This is a debug build: its figures say nothing.") }
  }
}
