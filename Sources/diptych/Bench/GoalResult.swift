import Foundation

/// A goal with the figure of one run.
struct GoalResult: Codable, Hashable {
  /// What the goal is about.
  let what: String

  /// The goal in words, as in "at most 3 ×".
  let goal: String

  /// The figure.
  let measured: Double

  /// What follows the figure.
  let unit: String

  /// Whether the goal is reached.
  let isMet: Bool

  /// Looks at what was measured.
  ///
  /// - Parameter tables: The groups of a run.
  /// - Returns: The goals that those groups say something about.
  static func all(in tables: [BenchTable]) -> [GoalResult] {
    Goal.all.compactMap { goal in
      guard let table = tables.first(where: { $0.group == goal.group }),
        let figure = goal.value(table.figures)
      else { return nil }
      return GoalResult(goal, figure)
    }
  }

  private init(_ goal: Goal, _ figure: Double) {
    what = goal.what
    unit = goal.unit
    measured = figure
    isMet = goal.bound.holds(for: figure)
    self.goal =
      switch goal.bound {
      case .atMost(let limit): "at most \(BenchTable.limit(limit)) \(goal.unit)"
      case .atLeast(let limit): "at least \(BenchTable.limit(limit)) \(goal.unit)"
      }
  }
}

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
      let verdict = result.isMet ? "met" : "NOT MET"
      terminal.print(
        result.what.padding(toLength: what, withPad: " ", startingAt: 0)
          + result.goal.padding(toLength: goal, withPad: " ", startingAt: 0)
          + String(repeating: " ", count: max(8 - figure.count, 0)) + figure + "  "
          + terminal.styled(verdict, result.isMet ? .held : .broken)
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
