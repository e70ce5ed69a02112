/// What the network layer knows of time: everything that waits or dates asks here.
///
/// Waiting is the business of the layer, for retries and rate limits; it goes through a clock so that
/// tests move time and wait for none.
public protocol NetworkClock: Sendable {
  /// The time since the beginning of 1970 in UTC.
  var timeSince1970: Duration { get }

  /// Waits; throws as soon as the task is cancelled.
  ///
  /// What waits is a retry, a rate limit, or a request that a feed wants later.
  ///
  /// - Parameter duration: How long.
  /// - Throws: `CancellationError` when the task is cancelled.
  func sleep(for duration: Duration) async throws(CancellationError)
}
