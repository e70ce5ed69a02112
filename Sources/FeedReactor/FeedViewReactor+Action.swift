public import FeedModel

extension FeedViewReactor {
  /// What a view wants of the feed.
  public enum Action: Hashable, Sendable {
    /// A pull, or the first load.
    case refresh

    /// The end of the list was reached.
    case loadMore

    /// A tap on retry.
    case retry

    /// A category or query was chosen.
    case choose(FeedTopic)

    /// A row was removed here.
    case remove(FeedItem.ID)
  }
}
