public import FeedModel

/// How a first load or refresh ended, told from the states before and after.
public enum RefreshEnding: Hashable, Sendable {
  /// Its page is shown.
  case applied

  /// It failed.
  case failed(FeedError)

  /// Something else took its place before it was answered.
  case givenUp

  /// Derives how a refresh ended.
  ///
  /// - Parameters:
  ///   - earlier: The state before.
  ///   - state: The state now; nil comes out when no refresh ended in between.
  /// - Complexity: O(1) for rows that are the same list; otherwise up to their first difference.
  public init?(from earlier: FeedState, to state: FeedState) {
    guard earlier.refresh.isLoading, !state.refresh.isLoading else { return nil }
    if let error = state.refresh.error {
      self = .failed(error)
    } else if !state.isLoaded {
      self = .givenUp
    } else if state.append.isLoading {
      // One that an append took the place of has left the list as it was.
      let isSame = state.items == earlier.items && state.cursor == earlier.cursor
      self = isSame ? .givenUp : .applied
    } else {
      self = .applied
    }
  }
}
