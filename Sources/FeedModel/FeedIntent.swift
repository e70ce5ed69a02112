/// What a person wants of a feed: the only thing that goes in.
public enum FeedIntent: Hashable, Sendable {
  /// Load the first page, or load it again.
  case refresh

  /// Load the page after the last one.
  case loadMore

  /// Repeat what failed. When both directions have failed the refresh is repeated, since its
  /// success clears the append error too.
  case retry

  /// Show another topic. Choosing the topic already chosen changes nothing.
  case choose(FeedTopic)

  /// Remove one row here, without asking the origin.
  case remove(FeedItem.ID)
}
