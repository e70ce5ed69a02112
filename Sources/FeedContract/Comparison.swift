internal import FeedModel

/// Two feeds run in lockstep through one scenario.
public struct Comparison: Hashable, Sendable {
  /// Where two feeds differ when both are at rest.
  public struct Difference: Hashable, Sendable {
    /// The number of the step after which they differ, from 1.
    public let stepNumber: Int

    /// Whether nothing was in flight then, so that they must agree.
    public let isAtQuiescence: Bool

    /// What the first feed shows.
    public let first: String

    /// What the second feed shows.
    public let second: String
  }

  /// What happened to the first feed.
  public let first: Trace

  /// What happened to the second feed.
  public let second: Trace

  /// What the first feed showed on the way.
  public let firstCounts: EmissionCounts

  /// What the second feed showed on the way.
  public let secondCounts: EmissionCounts

  /// After how many steps nothing was in flight on either side, so that they must agree.
  public let quiescentSteps: Int

  /// The first difference after any step; nil when there is none.
  public let difference: Difference?

  /// The first difference with nothing in flight; nil when the feeds agree.
  public let disagreement: Difference?

  /// Runs two feeds through one scenario; nil when a feed's policies are fixed and the scenario
  /// needs others.
  ///
  /// - Parameters:
  ///   - scenario: What happens.
  ///   - first: A feed.
  ///   - second: Another feed.
  public init?(_ scenario: Scenario, _ first: Architecture, _ second: Architecture) {
    guard let one = first.under(scenario.policies(on: first.policies)),
      let two = second.under(scenario.policies(on: second.policies))
    else { return nil }
    let runs = (Run(of: one), Run(of: two))
    if scenario.answersAtOnce {
      runs.0.script(scenario.steps)
      runs.1.script(scenario.steps)
    }
    var differences: [Difference] = []
    var quiescentSteps = 0
    for (index, step) in scenario.steps.enumerated() {
      runs.0.perform(step)
      runs.1.perform(step)
      if runs.0.isQuiescent, runs.1.isQuiescent { quiescentSteps += 1 }
      guard let fault = Outcome(runs.0).difference(from: Outcome(runs.1)) else { continue }
      differences.append(
        Difference(
          stepNumber: index + 1,
          isAtQuiescence: runs.0.isQuiescent && runs.1.isQuiescent,
          first: fault.observed,
          second: fault.expected
        )
      )
    }
    self.first = Trace(runs.0)
    self.second = Trace(runs.1)
    firstCounts = EmissionCounts(runs.0.log.events)
    secondCounts = EmissionCounts(runs.1.log.events)
    self.quiescentSteps = quiescentSteps
    difference = differences.first
    disagreement = differences.first(where: \.isAtQuiescence)
  }
}

extension Comparison: CustomStringConvertible {
  /// Both diagrams, and the first difference.
  public var description: String {
    let mark = difference?.stepNumber
    var lines = [
      first.name, Marble(first, mark: mark).description, "",
      second.name, Marble(second, mark: mark).description, "",
    ]
    if let difference {
      lines += [
        "They differ after step \(difference.stepNumber)"
          + (difference.isAtQuiescence ? "." : ", while a request is open."),
        "  \(first.name): \(difference.first)", "  \(second.name): \(difference.second)",
      ]
    } else {
      lines.append("They agree after every step.")
    }
    return lines.joined(separator: "\n")
  }
}
