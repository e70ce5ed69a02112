public import FeedModel
import Streams
public import TransformStyle

/// The paged feed as a view model: streams of intents go in, streams of what to show come out.
///
/// Every use case is a function from a stream of intents to a stream of requests; the requests run
/// one at a time through `flatMapLatest`, so that a newer one cancels the older. What is known of
/// the feed stands in one relay, which every output is derived from.
public final class FeedViewModel: ViewModelType {
  let source: any PageSource
  let policies: FeedPolicies
  let feed: BehaviorRelay<FeedState>
  let announcements = PublishRelay<FeedFailure>()
  let requests = PublishRelay<PageRequest?>()
  let bag = DisposeBag()

  /// An intent that waits for the open request to end (policies P1 and P3, `queue`).
  var waiting: FeedIntent?

  /// How many pages the last intent has asked for (policy P12).
  var pagesOfIntent = 1

  // region: feed.make
  /// Creates a view model of which nothing is loaded; no request is sent.
  ///
  /// - Parameters:
  ///   - source: Where pages come from.
  ///   - topic: What the feed is about at first.
  ///   - policies: What the feed does where people want different things.
  public init(
    source: any PageSource,
    topic: FeedTopic = .all,
    policies: FeedPolicies = FeedPolicies()
  ) {
    self.source = source
    self.policies = policies
    feed = BehaviorRelay(value: FeedState(topic: topic))
    runRequests().disposed(by: bag)
  }
  // endregion: feed.make

  // region: feed.connect
  /// Connects the intents of one more view.
  ///
  /// Calling it again connects another view to the same feed: one intent still causes at most one
  /// request (rule 1.8).
  ///
  /// - Parameter input: What the view wants.
  /// - Returns: What the view shows.
  public func transform(input: Input) -> Output {
    Observable.merge(
      refreshes(input.refresh.inTurn()),
      pages(input.loadMore.inTurn()),
      retries(input.retry.inTurn())
    )
    .bind(to: requests)
    .disposed(by: bag)
    switches(input.topic.inTurn()).bind(to: requests).disposed(by: bag)
    removals(input.removal.inTurn()).disposed(by: bag)
    return Output(feed: feed, announcements: announcements)
  }
  // endregion: feed.connect
}
