public import FeedModel

extension FeedError {
  /// What a feed is told of a network error; nil for a cancellation, which is none (rule 3.8).
  ///
  /// - Parameter error: The network's error.
  public init?(_ error: NetworkError) {
    switch error.reason {
    case .cancelled: return nil
    case .transport(let error):
      guard let error = FeedError(error) else { return nil }
      self = error
    case .rateLimited(let instant): self = .rateLimited(until: instant)
    case .unauthorized: self = .unauthorized
    case .refused(let response): self = .refused(status: response.status)
    case .unreadable(let why, _): self = .unreadable(why)
    }
  }

  private init?(_ error: TransportError) {
    switch error {
    case .cancelled: return nil
    case .timedOut: self = .timedOut
    case .tooLarge(let limit): self = .tooLarge(limit: limit)
    case .truncated, .malformed: self = .unreadable(FeedError.phrase(error))
    case .invalidRequest, .unresolvable, .unreachable, .untrusted, .insecure, .connectionLost,
      .tooManyRedirects, .refusedRedirect, .closed, .other:
      self = .unreachable(FeedError.phrase(error))
    }
  }

  /// The sentence without its capital and its full stop, to stand inside another one.
  private static func phrase(_ error: TransportError) -> String {
    let text = error.description
    return text.prefix(1).lowercased() + text.dropFirst().dropLast()
  }
}
