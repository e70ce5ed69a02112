public import FeedContract
internal import FeedModel

/// What is counted of one run, as the first observer sees it.
///
/// * *Requests*: those sent.
/// * *Emissions*: states shown after the one that every observer is shown at once.
/// * *Redundant*: emissions equal to the state before.
/// * *Announcements*: failures told.
public struct RunCount: Hashable, Sendable {
  /// How many requests were sent.
  public let requests: Int

  /// How many states were shown.
  public let emissions: Int

  /// How many of them were equal to the one before.
  public let redundant: Int

  /// How many failures were told.
  public let announcements: Int

  /// Counts a run.
  ///
  /// - Parameter trace: The run.
  public init(_ trace: Trace) {
    let states = (trace.beginning.events + trace.steps.flatMap(\.events)).compactMap { event in
      if case .state(0, let state) = event { state } else { nil }
    }
    requests = trace.requests.count
    emissions = max(states.count - 1, 0)
    redundant = zip(states, states.dropFirst()).count { $0 == $1 }
    announcements = trace.failures.count
  }
}
