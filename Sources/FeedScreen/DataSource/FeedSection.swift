public import FeedModel

/// The rows of a feed as one section; the list is shared with the feed's state, not copied.
public struct FeedSection: DiffableSectionModelType, Hashable, Sendable {
  /// What the feed is about: the title and the identity.
  public var topic: FeedTopic

  /// The rows.
  public var items: FeedItems

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - topic: What the feed is about.
  ///   - items: The rows.
  public init(topic: FeedTopic, items: FeedItems) {
    self.topic = topic
    self.items = items
  }

  /// Creates a section with the topic of another.
  ///
  /// - Parameters:
  ///   - original: The section whose topic stays.
  ///   - items: The rows.
  public init(original: FeedSection, items: FeedItems) {
    self.init(topic: original.topic, items: items)
  }

  /// The topic.
  public var id: FeedTopic { topic }
}
