import Measuring

/// A goal with the figure of one run.
struct GoalResult: Codable, Hashable {
  /// What the goal is about.
  let what: String

  /// The goal in words, as in "at most 3 ×".
  let goal: String

  /// The figure, by the medians of the repeats.
  let measured: Double

  /// The least it is while everything that it is made of lies between its quartiles.
  let low: Double

  /// The most it is while everything that it is made of lies between its quartiles.
  let high: Double

  /// What follows the figure.
  let unit: String

  /// Whether the goal is reached.
  let verdict: GoalVerdict

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

  private init(_ goal: Goal, _ figure: Estimate) {
    what = goal.what
    unit = goal.unit
    measured = figure.median
    low = figure.low
    high = figure.high
    verdict = goal.bound.verdict(on: figure)
    self.goal =
      switch goal.bound {
      case .atMost(let limit): "at most \(BenchTable.limit(limit)) \(goal.unit)"
      case .atLeast(let limit): "at least \(BenchTable.limit(limit)) \(goal.unit)"
      }
  }
}
