public import FeedModel

/// A run written down: plain data that outlives the feed.
public struct Trace: Hashable, Sendable {
  /// A step and what crossed the seam during it.
  public struct Moment: Hashable, Sendable {
    /// What happened from outside; nil when the feed was made and first bound.
    public let step: Step?

    /// What crossed the seam, in order.
    public let events: [Event]
  }

  /// The feed's name.
  public let name: String

  /// The policies that the feed declares.
  public let policies: FeedPolicies

  /// Whether the source answered inside the call that asked.
  public let answersAtOnce: Bool

  /// What happened while the feed was made and first bound.
  public let beginning: Moment

  /// What happened in each step.
  public let steps: [Moment]

  /// The requests, number 1 first.
  public let requests: [PageRequest]

  /// Writes a run down.
  ///
  /// - Parameter run: The run so far.
  public init(_ run: Run) {
    name = run.architecture.name
    policies = run.architecture.policies
    answersAtOnce = run.answersAtOnce
    let marks = run.marks
    let moments = marks.map { mark in Array(run.log.events[mark.range]) }
    beginning = Moment(step: nil, events: moments[0])
    steps = zip(marks, moments).dropFirst().map { Moment(step: $0.step, events: $1) }
    requests = run.log.requests.map(\.request)
  }

  /// The scenario that the run followed.
  public var scenario: Scenario {
    Scenario(answersAtOnce: answersAtOnce, steps: steps.compactMap(\.step))
  }

  /// The last state that the first observer saw.
  public var lastState: FeedState? {
    for moment in steps.reversed() + [beginning] {
      for event in moment.events.reversed() {
        if case .state(0, let state) = event { return state }
      }
    }
    return nil
  }

  /// Every failure that the first observer was told of.
  public var failures: [FeedFailure] {
    steps.flatMap(\.events).compactMap { event in
      if case .failure(0, let failure) = event { failure } else { nil }
    }
  }
}
