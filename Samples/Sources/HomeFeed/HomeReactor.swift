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
    @Pulse var failure: FeedError?
  }

  let initialState = State()
  let streams = ReactorStreams<Action, State>()
  private let source: any PageSource
  private let superseded = PublishRelay<Void>()

  init(source: any PageSource) {
    self.source = source
  }

  // region: home.load
  func mutate(action: Action) -> Observable<Mutation> {
    let list = currentState.list
    let request: PageRequest? =
      switch action {
      case .loadFirstPage: list.isLoadingFirst ? nil : list.firstPage
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
      state.list.isLoadingFirst = request.operation.startsGeneration
      state.list.isLoadingNext = !request.operation.startsGeneration
    case .answered(let answer):
      switch answer.result {
      case .success(let page): state.list.take(page, for: answer.request)
      case .failure(let error): state.failure = error
      }
      state.list.isLoadingFirst = false
      state.list.isLoadingNext = false
    }
  }
  // endregion: home.load
}
