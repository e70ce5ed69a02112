/// What the network layer knows of time: everything that waits or dates asks here.
public protocol NetworkClock: Sendable {
  /// The time since the beginning of 1970 in UTC.
  var timeSince1970: Duration { get }

  /// Waits; throws as soon as the task is cancelled.
  ///
  /// - Parameter duration: How long.
  /// - Throws: `CancellationError` when the task is cancelled.
  func sleep(for duration: Duration) async throws(CancellationError)
}
