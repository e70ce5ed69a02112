public import FeedModel
public import Streams

extension FeedViewModel {
  /// What a view wants of the feed.
  public struct Input {
    /// Pulls and first loads.
    public let refresh: Observable<Void>

    /// Reaching the end of the list.
    public let loadMore: Observable<Void>

    /// Taps on retry.
    public let retry: Observable<Void>

    /// Chosen categories and queries.
    public let topic: Observable<FeedTopic>

    /// Rows removed here.
    public let removal: Observable<FeedItem.ID>

    /// Collects the intents of a view; those left out never come.
    ///
    /// - Parameters:
    ///   - refresh: Pulls and first loads.
    ///   - loadMore: Reaching the end of the list.
    ///   - retry: Taps on retry.
    ///   - topic: Chosen categories and queries.
    ///   - removal: Rows removed here.
    public init(
      refresh: Observable<Void>,
      loadMore: Observable<Void> = .never(),
      retry: Observable<Void> = .never(),
      topic: Observable<FeedTopic> = .never(),
      removal: Observable<FeedItem.ID> = .never()
    ) {
      self.refresh = refresh
      self.loadMore = loadMore
      self.retry = retry
      self.topic = topic
      self.removal = removal
    }
  }
}

extension Observable {
  /// Handles intents one after another: one that comes while another is handled waits (rule 4.5).
  func inTurn() -> Observable<Element> {
    observe(on: CurrentThreadScheduler.instance)
  }
}
