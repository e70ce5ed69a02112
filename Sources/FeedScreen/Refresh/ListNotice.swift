public import FeedModel

/// What stands in a list's place, or that its rows do.
public enum ListNotice: Hashable, Sendable {
  /// Nothing was asked for yet.
  case notLoaded

  /// The first page is on its way.
  case firstLoad

  /// The topic is loaded and has no rows.
  case empty

  /// The first load failed.
  case failed(FeedError)

  /// The rows.
  case rows

  /// Derives what is shown from a feed's state (rule 2.10: four situations without rows).
  ///
  /// - Parameter state: The feed's state.
  public init(_ state: FeedState) {
    if !state.items.isEmpty {
      self = .rows
    } else if state.refresh.isLoading {
      self = .firstLoad
    } else if let error = state.refresh.error {
      self = .failed(error)
    } else {
      self = state.isLoaded ? .empty : .notLoaded
    }
  }

  /// The line that is shown; nil when the rows are.
  public var text: String? {
    switch self {
    case .notLoaded: "Nothing loaded yet: pull to load"
    case .firstLoad: "Loading the first page"
    case .empty: "Nothing here"
    case .failed(let error): "\(error)"
    case .rows: nil
    }
  }
}
