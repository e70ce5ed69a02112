/// One request, complete: nothing is added to it but what the transport needs.
public struct HTTPRequest: Hashable, Sendable {
  /// What the server shall do.
  public var method: HTTPMethod

  /// The absolute URL, percent-encoded, without a user.
  public var url: String

  /// The header fields.
  public var headers: HTTPHeaders

  /// The body; nil when there is none.
  public var body: [UInt8]?

  /// How long and how large the exchange may become.
  public var limits: Limits

  /// Whether a remembered answer will do.
  public var cachePolicy = CachePolicy.fresh

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - method: What the server shall do.
  ///   - url: The absolute URL, percent-encoded.
  ///   - headers: The header fields.
  ///   - body: The body; nil when there is none.
  ///   - limits: How long and how large the exchange may become.
  public init(
    _ method: HTTPMethod = .get,
    _ url: String,
    headers: HTTPHeaders = HTTPHeaders(),
    body: [UInt8]? = nil,
    limits: Limits = Limits()
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.limits = limits
  }
}

extension HTTPRequest: CustomStringConvertible {
  /// Method and URL as they may be shown, secrets left out.
  public var description: String {
    "\(Secrets.clean(method.rawValue)) \(Secrets.redacted(url: url))"
  }
}

extension HTTPRequest: CustomReflectable {
  /// What a dump shows: no secret of the URL or the header fields, and no body.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "request": description, "headers": headers.fields.map(\.description),
        "body": "\(body?.count ?? 0) bytes",
      ]
    )
  }
}
