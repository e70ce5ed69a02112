public import FeedModel

/// Why a call to a provider failed: which request, what happened, how often it was tried.
///
/// The wording is in `NetworkError+Message.swift`.
public struct NetworkError: Error, Hashable, Sendable {
  /// The request as it may be shown, secrets left out.
  public let request: String

  /// What happened.
  public let reason: Reason

  /// How many times the request was sent.
  public let attempts: Int

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - request: The request as it may be shown.
  ///   - reason: What happened.
  ///   - attempts: How many times the request was sent.
  public init(request: String, reason: Reason, attempts: Int = 1) {
    self.request = request
    self.reason = reason
    self.attempts = attempts
  }

  /// What happened.
  public enum Reason: Hashable, Sendable {
    /// The caller gave the call up: no failure, and never to be shown as one.
    case cancelled

    /// There is no whole answer.
    case transport(TransportError)

    /// The server asks to wait, until this instant when it says so.
    case rateLimited(until: FeedInstant?)

    /// The server wants other credentials.
    case unauthorized(HTTPResponse)

    /// The target's validation refuses the status.
    case refused(HTTPResponse)

    /// The body is not what it should be; the text says why and where.
    case unreadable(String, HTTPResponse)
  }

  /// When the request may be tried again, if the server said so.
  public var retryInstant: FeedInstant? {
    if case .rateLimited(let instant) = reason { instant } else { nil }
  }

  /// The answer that was refused, if there was one.
  public var response: HTTPResponse? {
    switch reason {
    case .unauthorized(let response), .refused(let response), .unreadable(_, let response):
      response
    case .cancelled, .transport, .rateLimited: nil
    }
  }
}
