/// Everything that can be seen of a feed at one moment.
///
/// The directions have a load state each, since both may be busy at once; a single status is
/// derived where a view wants one.
public struct FeedState: Hashable, Sendable {
  /// What the feed is about.
  public var topic: FeedTopic

  /// The rows, in the origin's order, no identity twice.
  public var items: FeedItems

  /// Whether the rows still belong to the topic chosen before (policy P5, `keep`).
  public var isStale: Bool

  /// Where the feed stands in the origin's list.
  public var cursor: FeedCursor

  /// How many elements the applied pages of this generation had, readable or not.
  public internal(set) var rawCount: Int

  /// How many pages in a row named their own key as the following one (policy P16).
  public internal(set) var repeatedKeys: Int

  /// How far the first load or refresh is.
  public var refresh: LoadState

  /// How far the append is.
  public var append: LoadState

  /// Creates the state of a feed of which nothing is loaded.
  ///
  /// - Parameter topic: What the feed is about.
  public init(topic: FeedTopic = .all) {
    self.topic = topic
    items = FeedItems()
    isStale = false
    cursor = .notLoaded
    rawCount = 0
    repeatedKeys = 0
    refresh = .idle
    append = .idle
  }

  /// Forgets the list as if nothing had ever been loaded; load states and topic stay.
  public mutating func forgetItems() {
    items = FeedItems()
    isStale = false
    cursor = .notLoaded
    rawCount = 0
    repeatedKeys = 0
  }

  /// Whether a page of the topic has been applied.
  public var isLoaded: Bool { cursor != .notLoaded }

  /// Whether the last page has been applied.
  public var hasReachedEnd: Bool { cursor == .end }

  /// Whether the topic is loaded and has no rows, as opposed to not loaded (rule 2.10).
  public var isEmpty: Bool { isLoaded && items.isEmpty }
}
