import FeedModel
import FeedReactor
import ReactorStyle
import Streams

/// The picture feed: categories, pages, a refresh status and passing notices.
final class PictureReactor: Reactor {
  enum Action {
    case choose(PictureCategory)
    case reload
    case loadMore
    case retry
  }

  enum Mutation {
    case feedChanged(FeedState)
    case noticed(PictureNotice)
  }

  struct State {
    var feed = FeedState()
    @Pulse var notice: PictureNotice?
  }

  let initialState = State()
  let streams = ReactorStreams<Action, State>()
  private let feed: FeedViewReactor

  // region: picture.feed
  init(source: any PageSource) {
    feed = FeedViewReactor(source: source)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .choose(let category): forward(.choose(category.topic), to: feed)
    case .reload: forward(.refresh, to: feed)
    case .loadMore: forward(.loadMore, to: feed)
    case .retry: forward(.retry, to: feed)
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(
      mutation,
      mutations(from: feed) { .feedChanged($0.feed) },
      feed.feed.successes().map { .noticed($0) },
      feed.announcements.map { .noticed(.failure($0)) }
    )
  }

  func reduce(into state: inout State, mutation: Mutation) {
    switch mutation {
    case .feedChanged(let feed): state.feed = feed
    case .noticed(let notice): state.notice = notice
    }
  }
  // endregion: picture.feed

  /// The feed behind the list, as the contract sees it.
  var feedState: Observable<FeedState> { state.map(\.feed).distinctUntilChanged() }

  // region: picture.output
  var sections: Observable<[PictureSection]> {
    state.map(\.feed.items).distinctUntilChanged().map { PictureSection.sections(of: $0) }
  }

  var notices: Observable<PictureNotice> {
    pulse(\.$notice).skip(1).compactMap { $0 }
  }
  // endregion: picture.output
}
