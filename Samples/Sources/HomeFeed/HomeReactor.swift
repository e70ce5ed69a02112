import FeedModel
import ReactorStyle
import Streams

/// The home feed: wishes for pages go in, a section for each page comes out.
final class HomeReactor: Reactor {
  enum Action {
    case loadFirstPage
    case loadNextPage
  }

  enum Mutation {
    case began(PageRequest)
    case answered(HomeAnswer)
  }

  struct State {
    var list = HomeList()
    @Pulse var failure: FeedFailure?
  }

  let initialState = State()
  let streams = ReactorStreams<Action, State>()
  private let source: any PageSource
  private let superseded = PublishRelay<Void>()

  init(source: any PageSource) {
    self.source = source
  }

  /// The list as the contract sees it.
  var feed: Observable<FeedState> { state.map(\.list.feed).distinctUntilChanged() }

  // region: home.load
  func mutate(action: Action) -> Observable<Mutation> {
    let list = currentState.list
    let request: PageRequest? =
      switch action {
      case .loadFirstPage: list.firstPage
      case .loadNextPage: list.nextPage
      }
    guard let request else { return .empty() }
    superseded.accept(())
    return .concat(
      .just(.began(request)),
      source.answers(to: request).take(until: superseded).map { .answered($0) }
    )
  }

  func reduce(into state: inout State, mutation: Mutation) {
    switch mutation {
    case .began(let request):
      state.list.begin(request)
    case .answered(let answer):
      switch answer.result {
      case .success(let page):
        state.list.take(page, for: answer.request)
      case .failure(let error):
        state.list.fail(answer.request, with: error)
        state.failure = FeedFailure(operation: answer.request.operation, error: error)
      }
    }
  }
  // endregion: home.load
}
