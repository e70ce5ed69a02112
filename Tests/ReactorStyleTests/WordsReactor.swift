import ReactorStyle
import Streams

/// Looks words up as a person types.
///
/// `Docs/TwoStyles.md` quotes the regions.
final class WordsReactor: Reactor {
  // region: input
  enum Action {
    case search(String)
  }
  // endregion: input

  // region: mutation
  enum Mutation {
    case setLoading(Bool)
    case setWords([String])
    case setMessage(String)
  }
  // endregion: mutation

  // region: state
  struct State {
    var words: [String] = []
    var isLoading = false
    @Pulse var message: String?
    @Pulse var topOfList = 0
  }
  // endregion: state

  let initialState = State()
  let streams = ReactorStreams<Action, State>()
  private let service: any WordService

  init(service: any WordService) {
    self.service = service
  }

  // region: effect
  func mutate(
    action: Action
  ) -> Observable<Mutation> {
    switch action {
    case .search(let query):
      .concat(
        .just(.setLoading(true)),
        search(query).map { .setWords($0) },
        .just(.setLoading(false))
      )
    }
  }
  // endregion: effect

  // region: cancel
  private func search(
    _ query: String
  ) -> Observable<[String]> {
    service.words(matching: query)
      .take(
        until: action.filter {
          if case .search = $0 { true } else { false }
        }
      )
  }
  // endregion: cancel

  // region: error
  func onMutationError(
    _ error: any Error,
    action: Action
  ) -> Observable<Mutation> {
    .concat(
      .just(.setLoading(false)),
      .just(.setMessage("\(error)"))
    )
  }
  // endregion: error

  // region: reduce
  func reduce(
    into state: inout State,
    mutation: Mutation
  ) {
    switch mutation {
    case .setLoading(let isLoading):
      state.isLoading = isLoading
    case .setWords(let words):
      state.words = words
      state.topOfList = 0
    case .setMessage(let message):
      state.message = message
    }
  }
  // endregion: reduce
}

/// Where the words come from.
protocol WordService: AnyObject {
  func words(matching query: String) -> Observable<[String]>
}
