/// Why there is no whole answer.
///
/// The wording is in `TransportError+Message.swift`.
public enum TransportError: Error, Hashable, Sendable {
  /// The request cannot be sent as it is.
  case invalidRequest(String)

  /// The host's name has no address.
  case unresolvable(host: String)

  /// No connection to the host came about.
  case unreachable(host: String, CurlCode)

  /// The server did not prove that it is the host.
  case untrusted(host: String)

  /// TLS did not come about for another reason.
  case insecure(host: String, CurlCode)

  /// A limit was reached while this was going on.
  case timedOut(Phase)

  /// The connection ended before the answer did.
  case connectionLost(CurlCode)

  /// The body ended before the length that was announced, or its compressed form is cut short.
  case truncated

  /// The answer breaks the rules of HTTP.
  case malformed(String)

  /// The body is larger than this many bytes.
  case tooLarge(limit: Int)

  /// The server redirects further than this many times.
  case tooManyRedirects(limit: Int)

  /// The server redirects to where this request may not go.
  case refusedRedirect(to: String, RedirectFault)

  /// The caller gave the request up.
  case cancelled

  /// The transport was closed.
  case closed

  /// Anything else that libcurl reports.
  case other(CurlCode)

  /// What was going on when a limit was reached.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The request waited in line behind others to the same origin.
    case waiting

    /// A connection was sought.
    case connecting

    /// The request was on its way, or the server worked on it.
    case responding

    /// The body was coming in.
    case receiving
  }

  /// Why a redirect is refused.
  public enum RedirectFault: String, Hashable, Sendable, CaseIterable {
    /// The address is no URL of HTTP.
    case unreadable

    /// It leads from HTTPS to HTTP.
    case insecure

    /// It would carry the request's body to another origin.
    case bodyToOtherOrigin
  }

  /// Whether the server cannot have seen the request, so that sending it again is no repetition.
  public var neverReachedServer: Bool {
    switch self {
    case .unresolvable, .unreachable, .untrusted, .insecure, .invalidRequest: true
    case .timedOut(let phase): phase == .waiting || phase == .connecting
    default: false
    }
  }

  /// Whether the same request may succeed later without anybody doing anything.
  public var isTransient: Bool {
    switch self {
    case .unresolvable, .unreachable, .timedOut, .connectionLost, .truncated: true
    default: false
    }
  }
}
