public import ReactorStyle
public import Streams

/// TraceableList: rows observed by their version, in a reactor.
public final class VersionedListReactor: Reactor {
  /// What a person does.
  public enum Action {
    /// Load these rows.
    case load([String])
  }

  /// What changes.
  public enum Mutation {
    /// Loading began or ended.
    case isLoading(Bool)
    /// Rows have come.
    case loaded([String])
  }

  /// An empty list.
  public let initialState = VersionedList()
  /// Where the reactor keeps its streams.
  public let streams = ReactorStreams<Action, VersionedList>()

  /// Creates an empty list.
  public init() {}

  /// Loads rows: three changes, of which one is about the rows.
  public func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load(let rows): .of(.isLoading(true), .loaded(rows), .isLoading(false))
    }
  }

  /// Changes the list.
  public func reduce(into state: inout VersionedList, mutation: Mutation) {
    switch mutation {
    case .isLoading(let isLoading): state.isLoading = isLoading
    case .loaded(let rows): state.rows = rows
    }
  }

  // region: list.solutionReactor
  /// The rows, once for each write: what has another version is let through.
  public var rows: Observable<[String]> {
    state.versions(of: \.rows, by: \.version)
  }
  // endregion: list.solutionReactor
}
