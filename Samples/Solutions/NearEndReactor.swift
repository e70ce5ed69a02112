public import ReactorStyle
public import Streams

/// HomeFeed: one wish for each time that the list comes near its end, in a reactor.
public final class NearEndReactor: Reactor {
  /// What a list reports.
  public enum Action {
    /// A movement ended near the end, or not.
    case moved(isNearEnd: Bool)
    /// The list came near its end.
    case enteredZone
  }

  /// What is wanted.
  public struct State {
    /// A wish for the following page.
    @Pulse public internal(set) var wish: Int?
  }

  /// Nothing is wanted.
  public let initialState = State()
  /// Where the reactor keeps its streams.
  public let streams = ReactorStreams<Action, State>()

  /// Creates a reactor that wants nothing.
  public init() {}

  // region: home.solutionReactor
  /// Makes one action of the movements that end in the zone, before any is mutated.
  public func transform(action: Observable<Action>) -> Observable<Action> {
    action
      .compactMap { if case .moved(let isNearEnd) = $0 { isNearEnd } else { nil } }
      .risingEdges()
      .map { .enteredZone }
  }

  /// Wishes for a page.
  public func reduce(into state: inout State, mutation: Action) {
    if case .enteredZone = mutation { state.wish = (state.wish ?? 0) + 1 }
  }
  // endregion: home.solutionReactor
}
