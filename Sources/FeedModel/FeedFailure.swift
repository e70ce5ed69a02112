/// The announcement of one failure: told once, to those who listen at that moment (rule 3.5).
public struct FeedFailure: Hashable, Sendable {
  /// Which operation failed (rule 3.6).
  public let operation: FeedOperation

  /// Why it failed.
  public let error: FeedError

  /// Creates an announcement.
  ///
  /// - Parameters:
  ///   - operation: Which operation failed.
  ///   - error: Why it failed.
  public init(operation: FeedOperation, error: FeedError) {
    self.operation = operation
    self.error = error
  }
}
