import FeedModel
import FeedReactor
import ReactorStyle
import Streams

/// A search that goes on while somebody types, and that loads further pages.
final class SearchReactor: Reactor {
  enum Action {
    case type(String)
    case loadMore
    case retry
  }

  enum Mutation {
    case feedChanged(FeedState)
    case failed(FeedFailure)
  }

  struct State {
    var feed = FeedState(topic: .nothing)
    @Pulse var failure: FeedFailure?
  }

  let initialState = State()
  let streams = ReactorStreams<Action, State>()
  private let feed: FeedViewReactor
  private let clock: any SchedulerType

  // region: search.feed
  init(source: any PageSource, clock: any SchedulerType) {
    feed = FeedViewReactor(source: source, topic: .nothing)
    self.clock = clock
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .type(let text):
      let newer = self.action.filter { if case .type = $0 { true } else { false } }
      return Observable.just(text)
        .delay(.milliseconds(300), scheduler: clock)
        .take(until: newer)
        .flatMap { [unowned self] in forward(.choose(.search($0)), to: feed) }
    case .loadMore: return forward(.loadMore, to: feed)
    case .retry: return forward(.retry, to: feed)
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(
      mutation,
      mutations(from: feed) { .feedChanged($0.feed) },
      feed.announcements.map { .failed($0) }
    )
  }
  // endregion: search.feed

  /// The feed behind the list, as the contract sees it.
  var feedState: Observable<FeedState> { state.map(\.feed).distinctUntilChanged() }

  func reduce(into state: inout State, mutation: Mutation) {
    switch mutation {
    case .feedChanged(let feed): state.feed = feed
    case .failed(let failure): state.failure = failure
    }
  }
}
