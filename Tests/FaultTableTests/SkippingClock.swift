import FeedNetwork
import Synchronization

/// The system's clock, and ahead of it by as much as was skipped; it never waits.
final class SkippingClock: NetworkClock {
  private let ahead = Mutex(Duration.zero)
  private let system = SystemClock()

  var timeSince1970: Duration { system.timeSince1970 + ahead.withLock { $0 } }

  func sleep(for duration: Duration) async throws(CancellationError) { skip(duration) }

  func skip(_ duration: Duration) { ahead.withLock { $0 += duration } }
}
