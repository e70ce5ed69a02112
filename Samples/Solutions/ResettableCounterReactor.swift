public import ReactorStyle
public import Streams

/// Counter: a reset that also cancels the steps that are under way.
public final class ResettableCounterReactor: Reactor {
  /// What a person wants.
  public enum Action {
    /// One more, half a second later.
    case increase
    /// Zero, and nothing under way.
    case reset
  }

  /// What changes.
  public enum Mutation {
    /// A step began.
    case began
    /// A step ended.
    case finished
    /// Everything was put back.
    case wasReset
  }

  /// What is shown.
  public struct State: Equatable, Sendable {
    /// The number.
    public internal(set) var value = 0
    /// How many steps are under way.
    public internal(set) var pending = 0
  }

  /// Zero, and nothing under way.
  public let initialState = State()
  /// Where the reactor keeps its streams.
  public let streams = ReactorStreams<Action, State>()
  private let clock: any SchedulerType

  /// Creates a counter.
  ///
  /// - Parameter clock: What the steps wait on.
  public init(clock: any SchedulerType) {
    self.clock = clock
  }

  // region: counter.solutionReactor
  /// Starts a step that the next reset cancels, or resets.
  public func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .increase:
      let resets = self.action.filter { $0 == .reset }
      return .concat(
        .just(.began),
        Observable.just(.finished).delay(.milliseconds(500), scheduler: clock).take(until: resets)
      )
    case .reset:
      return .just(.wasReset)
    }
  }
  // endregion: counter.solutionReactor

  /// Counts.
  public func reduce(into state: inout State, mutation: Mutation) {
    switch mutation {
    case .began: state.pending += 1
    case .finished:
      state.pending -= 1
      state.value += 1
    case .wasReset: state = State()
    }
  }
}
