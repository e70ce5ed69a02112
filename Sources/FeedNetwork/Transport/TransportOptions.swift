/// How a transport talks, whatever the request.
public struct TransportOptions: Hashable, Sendable {
  /// How many exchanges with one origin run at once; the others wait in line, first in first out.
  public var exchangesPerOrigin: Int

  /// How many idle connections are kept, over all origins.
  public var idleConnections: Int

  /// A proxy's URL; nil for none, whatever the environment says.
  public var proxy: String?

  /// A file of certificates to trust instead of the system's.
  public var authorities: String?

  /// Names and addresses (`name:port:address`) to use instead of asking for them.
  public var addresses: [String]

  /// What the client calls itself when a request does not say it.
  public var userAgent: String

  /// Creates options.
  ///
  /// - Parameters:
  ///   - exchangesPerOrigin: How many exchanges with one origin run at once, at least 1.
  ///   - idleConnections: How many idle connections are kept.
  ///   - proxy: A proxy's URL; nil for none.
  ///   - authorities: A file of certificates to trust instead of the system's.
  ///   - addresses: Names and addresses (`name:port:address`) to use instead of asking for them.
  ///   - userAgent: What the client calls itself.
  public init(
    exchangesPerOrigin: Int = 6,
    idleConnections: Int = 32,
    proxy: String? = nil,
    authorities: String? = nil,
    addresses: [String] = [],
    userAgent: String = "Diptych"
  ) {
    precondition(exchangesPerOrigin >= 1, "A transport must run at least one exchange")
    self.exchangesPerOrigin = exchangesPerOrigin
    self.idleConnections = idleConnections
    self.proxy = proxy
    self.authorities = authorities
    self.addresses = addresses
    self.userAgent = userAgent
  }
}
