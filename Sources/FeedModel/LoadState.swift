/// How far one direction of a feed is: its beginning (refresh) or its end (append).
public enum LoadState: Hashable, Sendable {
  /// Nothing is going on and nothing has failed.
  case idle

  /// A request is open.
  case loading

  /// The last attempt failed, and no newer one has begun (rule 3.7).
  case failed(FeedError)

  /// Whether a request is open.
  public var isLoading: Bool { self == .loading }

  /// What failed last; nil while idle or loading.
  public var error: FeedError? {
    guard case .failed(let error) = self else { return nil }
    return error
  }
}
