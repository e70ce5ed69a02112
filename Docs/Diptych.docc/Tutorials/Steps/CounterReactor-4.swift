import ReactorStyle
import Streams

/// A counter that takes half a second for each step.
final class CounterReactor: Reactor {
  enum Action {
    case increase
    case decrease
  }

  enum Mutation {
    case began
    case finished(CounterStep)
  }

  struct State {
    var value = 0
    var pending = 0
    @Pulse var alert: String?

    /// Whether any step is under way; a flag instead of a number would be cleared by the first end.
    var isWorking: Bool { pending > 0 }
  }

  let initialState = State()
  let streams = ReactorStreams<Action, State>()
  private let clock: any SchedulerType

  init(clock: any SchedulerType) {
    self.clock = clock
  }
}
