internal import FeedNetwork
internal import Synchronization

/// The network's clock in a script: it shows the time of the script's clock and waits for nothing.
final class ScriptTime: NetworkClock {
  private let time = Mutex(Duration.zero)

  var timeSince1970: Duration { time.withLock { $0 } }

  /// Sets the clock.
  func set(_ nanoseconds: Int64) {
    time.withLock { $0 = .nanoseconds(nanoseconds) }
  }

  // A script's time moves when the script says so, and no script waits for a retry: what asks to
  // sleep goes on at once, where waiting would hang a run that nobody can wake.
  func sleep(for duration: Duration) async throws(CancellationError) {}
}
