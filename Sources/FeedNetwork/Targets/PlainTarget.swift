/// A target whose parts are stored: for endpoints that are computed, and for links.
public struct PlainTarget: Target {
  /// The absolute URL that path and query are added to, percent-encoded.
  public var baseURL: String

  /// Path segments in plain text.
  public var path: [String]

  /// Query items in plain text.
  public var query: [QueryItem]

  /// What the server shall do.
  public var method: HTTPMethod

  /// What is sent along.
  public var body: RequestBody

  /// Header fields.
  public var headers: HTTPHeaders

  /// Which answers count as success.
  public var validation: Validation

  /// How long and how large the exchange may become.
  public var limits: Limits

  /// Whether a remembered answer will do.
  public var cachePolicy: CachePolicy

  /// Creates a target: a GET of the URL that must succeed, unless told otherwise.
  ///
  /// - Parameters:
  ///   - baseURL: The absolute URL, percent-encoded.
  ///   - path: Path segments in plain text.
  ///   - query: Query items in plain text.
  ///   - method: What the server shall do.
  ///   - body: What is sent along.
  ///   - headers: Header fields.
  ///   - validation: Which answers count as success.
  ///   - limits: How long and how large the exchange may become.
  ///   - cachePolicy: Whether a remembered answer will do.
  public init(
    _ baseURL: String,
    path: [String] = [],
    query: [QueryItem] = [],
    method: HTTPMethod = .get,
    body: RequestBody = .none,
    headers: HTTPHeaders = HTTPHeaders(),
    validation: Validation = .success,
    limits: Limits = Limits(),
    cachePolicy: CachePolicy = .fresh
  ) {
    self.baseURL = baseURL
    self.path = path
    self.query = query
    self.method = method
    self.body = body
    self.headers = headers
    self.validation = validation
    self.limits = limits
    self.cachePolicy = cachePolicy
  }
}
