/// Where a feed stands in the origin's list.
public enum FeedCursor: Hashable, Sendable {
  /// No page of the topic has been applied.
  case notLoaded

  /// Pages up to here are applied, and the following one begins at this key.
  case next(PageKey)

  /// The last page is applied.
  case end
}
