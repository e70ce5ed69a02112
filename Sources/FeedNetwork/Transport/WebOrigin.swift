/// Scheme, host and port: what a credential belongs to (rule 5.4).
public struct WebOrigin: Hashable, Sendable {
  /// `http` or `https`.
  public let scheme: String

  /// The host in small letters; an IPv6 address in brackets.
  public let host: String

  /// The port, also when the URL leaves it out.
  public let port: Int

  /// Creates an origin from its parts.
  ///
  /// - Parameters:
  ///   - scheme: `http` or `https`.
  ///   - host: The host.
  ///   - port: The port; nil for the scheme's own.
  public init(scheme: String, host: String, port: Int? = nil) {
    self.scheme = ASCII.lowercased(scheme)
    self.host = ASCII.lowercased(host)
    self.port = port ?? (self.scheme == "https" ? 443 : 80)
  }

  /// Creates the origin of a URL, read by the parser that the transport uses.
  ///
  /// - Parameter url: An absolute URL of HTTP or HTTPS without a user; nil comes back otherwise.
  public init?(url: String) {
    guard let address = WebAddress(url) else { return nil }
    self = address.origin
  }
}

extension WebOrigin: CustomStringConvertible {
  /// The origin as a URL without a path.
  public var description: String { "\(scheme)://\(host):\(port)" }
}
