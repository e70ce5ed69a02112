/// Adds a token to requests to certain origins and to no others (rule 5.4), and gets a new one when
/// it is refused.
///
/// However many calls are refused at once, the token is renewed once; every refused call is sent
/// once more. The renewal must not go through the provider that this plugin belongs to, or a refused
/// renewal would wait for itself.
public final class BearerPlugin: Plugin {
  private let origins: Set<WebOrigin>
  private let token: Lock<String?>
  // A renewal that nobody waits for goes on: ending it could lose a token that is used up.
  private let renewals = SharedWork<Int, String?>(endsWithLastCaller: false)
  private let renew: @Sendable () async -> String?

  /// Creates the plugin.
  ///
  /// - Parameters:
  ///   - token: The token to begin with; nil for none.
  ///   - origins: Where the token may go: scheme, host and port.
  ///   - renew: Gets a new token, or nil when there is none to be had.
  public init(
    token: String?,
    origins: Set<WebOrigin>,
    renew: @escaping @Sendable () async -> String? = { nil }
  ) {
    self.origins = origins
    self.renew = renew
    self.token = Lock(token)
  }

  /// Adds the token when the request goes to one of the origins.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - call: The call.
  /// - Returns: The request with the token, or as it was.
  public func prepare(_ request: HTTPRequest, for call: Call) async -> HTTPRequest {
    guard let token = token.withLock({ $0 }), let origin = WebOrigin(url: request.url),
      origins.contains(origin)
    else { return request }
    var request = request
    request.headers.set(HTTPField("Authorization", "Bearer \(token)", isSecret: true))
    return request
  }

  /// Gets a new token, unless another call did so since this request was sent.
  ///
  /// - Parameters:
  ///   - request: The request as it was sent.
  ///   - call: The call.
  /// - Returns: Whether there is another token than the one that was refused.
  public func renewed(after request: HTTPRequest, for call: Call) async -> Bool {
    guard let origin = WebOrigin(url: request.url), origins.contains(origin) else { return false }
    let refused = request.headers["Authorization"]
    let renewed = await renewals.value(for: 0) { [self] in
      let known = token.withLock { $0 }
      if let known, "Bearer \(known)" != refused { return known }
      let new = await renew()
      if let new { token.withLock { $0 = new } }
      return new
    }
    // Given up, or nothing to be had.
    return renewed.flatMap { $0 } != nil
  }
}
