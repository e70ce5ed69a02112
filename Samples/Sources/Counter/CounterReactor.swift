import ReactorStyle
import Streams

/// A counter that takes half a second for each step.
final class CounterReactor: Reactor {
  // region: counter.input
  enum Action {
    case increase
    case decrease
  }
  // endregion: counter.input

  // region: counter.mutation
  enum Mutation {
    case began
    case finished(CounterStep)
  }
  // endregion: counter.mutation

  // region: counter.output
  struct State {
    var value = 0
    var pending = 0
    @Pulse var alert: String?

    /// Whether any step is under way; a flag instead of a number would be cleared by the first end.
    var isWorking: Bool { pending > 0 }
  }
  // endregion: counter.output

  // region: counter.parts
  let initialState = State()
  let streams = ReactorStreams<Action, State>()
  private let clock: any SchedulerType

  init(clock: any SchedulerType) {
    self.clock = clock
  }
  // endregion: counter.parts

  // region: counter.work
  func mutate(action: Action) -> Observable<Mutation> {
    let step = action == .increase ? CounterStep.increase : .decrease
    return .concat(
      .just(.began),
      .just(.finished(step)).delay(.milliseconds(500), scheduler: clock)
    )
  }

  func reduce(into state: inout State, mutation: Mutation) {
    switch mutation {
    case .began:
      state.pending += 1
    case .finished(let step):
      state.pending -= 1
      state.value += step.amount
      state.alert = step.message
    }
  }
  // endregion: counter.work
}
