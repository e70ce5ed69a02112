internal import FeedModel

/// What is counted of a run, or of several, as plain data: a part of several documents.
public struct CountsDocument: Hashable, Sendable, Codable {
  /// Requests sent.
  public private(set) var requests = 0

  /// States that the first observer saw, without those it was shown before the first step.
  public private(set) var emissions = 0

  /// Emissions equal to the state before.
  public private(set) var redundantEmissions = 0

  /// Failures that the first observer was told of.
  public private(set) var announcements = 0

  /// Creates counts of nothing.
  public init() {}

  /// Counts a run.
  ///
  /// - Parameter trace: The run.
  public init(_ trace: Trace) {
    requests = trace.requests.count
    announcements = trace.failures.count
    var earlier = trace.beginning.firstObserverStates.last
    for state in trace.steps.flatMap(\.firstObserverStates) {
      emissions += 1
      if state == earlier { redundantEmissions += 1 }
      earlier = state
    }
  }

  /// Adds what was counted of another run.
  ///
  /// - Parameter other: The other counts.
  public mutating func add(_ other: CountsDocument) {
    requests += other.requests
    emissions += other.emissions
    redundantEmissions += other.redundantEmissions
    announcements += other.announcements
  }
}

extension Trace.Moment {
  /// The states that the first observer saw, in order.
  fileprivate var firstObserverStates: [FeedState] {
    events.compactMap { event in
      if case .state(0, let state) = event { state } else { nil }
    }
  }
}
