/// One question to a page source.
///
/// Topic, key and page size belong to one generation of the feed (rule 1.9).
public struct PageRequest: Hashable, Sendable {
  /// What the request is for.
  public let operation: FeedOperation

  /// What the feed is about.
  public let topic: FeedTopic

  /// Where the page begins.
  public let key: PageKey

  /// How many elements the feed wants, at least 1.
  public let pageSize: Int

  /// How often this same request failed before: 0 the first time.
  public let attempt: Int

  /// How long the source waits before the request leaves; zero unless this is an automatic retry.
  public let delay: Duration

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - operation: What the request is for.
  ///   - topic: What the feed is about.
  ///   - key: Where the page begins.
  ///   - pageSize: How many elements are wanted, at least 1.
  ///   - attempt: How often this same request failed before.
  ///   - delay: How long the source waits before the request leaves.
  public init(
    operation: FeedOperation,
    topic: FeedTopic,
    key: PageKey,
    pageSize: Int,
    attempt: Int = 0,
    delay: Duration = .zero
  ) {
    precondition(pageSize >= 1, "A page request must ask for at least one element")
    self.operation = operation
    self.topic = topic
    self.key = key
    self.pageSize = pageSize
    self.attempt = attempt
    self.delay = delay
  }

  /// The same request, once more.
  ///
  /// - Parameter delay: How long the source waits before it leaves.
  /// - Returns: A request with the next attempt number.
  public func repeated(after delay: Duration) -> PageRequest {
    PageRequest(
      operation: operation,
      topic: topic,
      key: key,
      pageSize: pageSize,
      attempt: attempt + 1,
      delay: delay
    )
  }
}
