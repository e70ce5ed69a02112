import FeedModel

extension NetworkError: CustomStringConvertible {
  /// One sentence for a person: which request, what happened, when to try again.
  ///
  /// Text of the server is cleaned.
  public var description: String {
    let times = attempts > 1 ? " (tried \(attempts) times)" : ""
    return "\(request): \(reason)\(times)"
  }
}

extension NetworkError.Reason: CustomStringConvertible {
  /// What happened, in one sentence.
  public var description: String {
    switch self {
    case .cancelled: "The request was given up."
    case .transport(let error): error.description
    case .rateLimited(until: .some(let instant)): "The server asks to wait until \(instant)."
    case .rateLimited(until: .none): "The server asks to wait a while."
    case .unauthorized: "The server wants other credentials."
    case .refused(let response): "The server answered with status \(response.status)."
    case .unreadable(let why, _): "The answer cannot be read: \(PlainText(why))."
    }
  }
}
