import FeedModel

extension TransportError: CustomStringConvertible {
  /// One sentence for a person: what happened.
  ///
  /// Text of the server is cleaned.
  public var description: String {
    switch self {
    case .invalidRequest(let reason): "The request cannot be sent: \(PlainText(reason))."
    case .unresolvable(let host): "The host \(PlainText(host)) has no address."
    case .unreachable(let host, let code):
      "No connection to \(PlainText(host)) came about (\(code))."
    case .untrusted(let host): "The certificate of \(PlainText(host)) is not to be trusted."
    case .insecure(let host, let code):
      "No secure connection to \(PlainText(host)) came about (\(code))."
    case .timedOut(let phase): "The time ran out while \(phase.message)."
    case .connectionLost(let code): "The connection ended before the answer did (\(code))."
    case .truncated: "The body ended before it was complete."
    case .malformed(let reason): "The answer is not HTTP: \(PlainText(reason))."
    case .tooLarge(let limit): "The body is larger than \(limit) bytes."
    case .tooManyRedirects(let limit): "The server redirects more than \(limit) times."
    case .refusedRedirect(let address, let fault):
      "The redirect to \(PlainText(address)) \(fault.message)."
    case .cancelled: "The request was given up."
    case .closed: "The transport is closed."
    case .other(let code): "The transfer failed (\(code))."
    }
  }
}

extension TransportError.Phase {
  fileprivate var message: String {
    switch self {
    case .waiting: "the request waited in line"
    case .connecting: "a connection was sought"
    case .responding: "the server was expected to answer"
    case .receiving: "the body was coming in"
    }
  }
}

extension TransportError.RedirectFault {
  fileprivate var message: String {
    switch self {
    case .unreadable: "leads to no address of HTTP"
    case .insecure: "leads from HTTPS to HTTP"
    case .bodyToOtherOrigin: "would carry the body to another origin"
    }
  }
}
