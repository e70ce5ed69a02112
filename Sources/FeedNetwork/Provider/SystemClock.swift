#if canImport(Glibc)
import Glibc
#else
import Darwin  // Untested.
#endif

/// The time of the system.
public struct SystemClock: NetworkClock {
  /// Creates the clock.
  public init() {}

  /// The time since the beginning of 1970 in UTC.
  public var timeSince1970: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Waits; throws as soon as the task is cancelled.
  ///
  /// - Parameter duration: How long.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(for duration: Duration) async throws(CancellationError) {
    // The one place of the network layer that waits for real time: retries and delays of a
    // program at work. Tests hand in a clock that they move.
    do {
      try await Task.sleep(for: duration)
    } catch {
      throw CancellationError()
    }
  }
}
