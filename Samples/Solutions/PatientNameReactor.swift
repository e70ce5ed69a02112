public import ReactorStyle
public import Streams

/// Registration: a name that is checked when it has stood for 300 milliseconds, as a reactor.
public final class PatientNameReactor: Reactor {
  /// What a person does.
  public enum Action {
    /// Type a name.
    case type(String)
  }

  /// What changes.
  public enum Mutation {
    /// Another name stands there.
    case typed
    /// Its check has an outcome.
    case checked(Bool)
  }

  /// What is shown.
  public struct State {
    /// Whether the name is free; nil while that is not known.
    public internal(set) var isFree: Bool?
  }

  /// Nothing is known.
  public let initialState = State()
  /// Where the reactor keeps its streams.
  public let streams = ReactorStreams<Action, State>()
  private let clock: any SchedulerType
  private let check: (String) -> Observable<Bool>

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - clock: What the pause waits on.
  ///   - check: Asks whether a name is free.
  public init(clock: any SchedulerType, check: @escaping (String) -> Observable<Bool>) {
    self.clock = clock
    self.check = check
  }

  // region: registration.solutionReactor
  /// Checks a name after a pause; the next name ends the pause as it ends the check.
  public func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .type(let name):
      return .concat(
        .just(.typed),
        Observable.just(name)
          .delay(.milliseconds(300), scheduler: clock)
          .flatMap(check)
          .map { .checked($0) }
          .take(until: self.action)
      )
    }
  }
  // endregion: registration.solutionReactor

  /// Keeps what is known.
  public func reduce(into state: inout State, mutation: Mutation) {
    switch mutation {
    case .typed: state.isFree = nil
    case .checked(let isFree): state.isFree = isFree
    }
  }
}
