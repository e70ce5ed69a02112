import ReactorStyle
import Streams

/// The measured reactor: one action makes three mutations, as a load does.
final class BenchReactor: Reactor {
  enum Action {
    /// Three streams, one after the other.
    case load(Int)

    /// One stream of three.
    case loadAtOnce(Int)
  }

  enum Mutation {
    case setLoading(Bool)
    case setValue(Int)
  }

  struct State {
    var value = 0
    var isLoading = false
  }

  let initialState = State()
  let streams = ReactorStreams<Action, State>()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load(let value):
      .concat(.just(.setLoading(true)), .just(.setValue(value)), .just(.setLoading(false)))
    case .loadAtOnce(let value):
      .of(.setLoading(true), .setValue(value), .setLoading(false))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setLoading(let isLoading): state.isLoading = isLoading
    case .setValue(let value): state.value &+= value
    }
    return state
  }
}
