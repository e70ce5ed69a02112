public import ReactorStyle
public import Streams

/// GitHubSearch: the last five texts, in a reactor.
public final class RecentSearchesReactor: Reactor {
  /// What a person does; it takes no time, so that it is the mutation too.
  public enum Action {
    /// Search for a text.
    case search(String)
  }

  /// No texts.
  public let initialState = RecentSearches()
  /// Where the reactor keeps its streams.
  public let streams = ReactorStreams<Action, RecentSearches>()

  /// Creates an empty list.
  public init() {}

  // region: search.solutionReactor
  /// Notes a text.
  public func reduce(into state: inout RecentSearches, mutation: Action) {
    switch mutation {
    case .search(let text): state.note(text)
    }
  }

  /// The last texts, the newest first.
  public var recent: Observable<[String]> { state.map(\.texts).distinctUntilChanged() }
  // endregion: search.solutionReactor
}
