import FeedNetwork

/// A clock on which every wait is over at once and moves the time.
final class InstantClock: NetworkClock {
  private struct State: Sendable {
    var now: Duration
    var waits: [Duration] = []
  }

  private let state: Lock<State>

  init(secondsSince1970: Int = 1_000_000) {
    state = Lock(State(now: .seconds(secondsSince1970)))
  }

  var timeSince1970: Duration { state.withLock(\.now) }

  /// Every wait, in order.
  var waits: [Duration] { state.withLock(\.waits) }

  func sleep(for duration: Duration) async throws(CancellationError) {
    if Task.isCancelled { throw CancellationError() }
    advance(by: duration)
    state.withLock { $0.waits.append(duration) }
  }

  func advance(by duration: Duration) { state.withLock { $0.now += duration } }
}
