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

  func sleep(for duration: Duration) async throws(CancellationError) {}
}
