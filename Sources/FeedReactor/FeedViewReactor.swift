public import FeedModel
public import ReactorStyle
public import Streams

/// The paged feed as a reactor: actions go in, mutations change one state, the state comes out.
///
/// `mutate` decides what an action means now and returns the mutations it causes over time; a newer
/// request cancels the older with `take(until:)`. What is known of the feed stands in ``State``.
public final class FeedViewReactor: Reactor {
  /// Where the reactor keeps its streams.
  public let streams = ReactorStreams<Action, State>()

  /// A feed of which nothing is loaded.
  public let initialState: State

  let source: any PageSource
  let policies: FeedPolicies
  let superseded = PublishRelay<Void>()

  // region: feed.make
  /// Creates a reactor of which nothing is loaded; no request is sent.
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
    initialState = State(feed: FeedState(topic: topic))
  }
  // endregion: feed.make

  // region: feed.connect
  /// Handles actions one after another: one that comes while another, or an answer, is handled
  /// waits (rule 4.5).
  ///
  /// - Parameter action: The actions as they are sent.
  /// - Returns: The actions in turn.
  public func transform(action: Observable<Action>) -> Observable<Action> {
    action.observe(on: CurrentThreadScheduler.instance)
  }

  /// Decides what an action causes.
  ///
  /// - Parameter action: What a view wants.
  /// - Returns: The mutations, now and later.
  public func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .refresh: refresh()
    case .loadMore: loadMore()
    case .retry: retry()
    case .choose(let topic): choose(topic)
    case .remove(let row): .just(.removed(row))
    }
  }

  /// Changes the state.
  ///
  /// - Parameters:
  ///   - state: The state to change, in place.
  ///   - mutation: What happened.
  public func reduce(into state: inout State, mutation: Mutation) {
    switch mutation {
    case .began(let request): begin(request, in: &state)
    case .answered(let answer): take(answer, in: &state)
    case .choseNothing: turnToNothing(in: &state)
    case .removed(let row): state.feed.remove(row, under: policies)
    case .waited(let intent): state.waiting = intent
    }
  }
  // endregion: feed.connect
}
