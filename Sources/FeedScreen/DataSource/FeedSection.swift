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

  /// How many rows were added at the end, when that is all that changed.
  ///
  /// Two lists of which one grew from the other share their beginning, so that whole runs of rows
  /// are known to be equal without looking at them; no identity comes twice in either.
  ///
  /// - Complexity: O(n) in the number of runs, of 32 rows or more each, when the lists share them.
  public func appendedCount(since earlier: FeedSection) -> Int? {
    let count = earlier.items.count
    guard earlier.topic == topic, count <= items.count else { return nil }
    var place = 0
    while place < count {
      let (old, oldOffset) = earlier.items.storage.run(at: place)
      let (new, newOffset) = items.storage.run(at: place)
      if oldOffset == newOffset, old == new {
        place += old.count - oldOffset
      } else {
        let length = min(old.count - oldOffset, new.count - newOffset)
        guard old[oldOffset..<oldOffset + length] == new[newOffset..<newOffset + length] else {
          return nil
        }
        place += length
      }
    }
    return items.count - count
  }
}
