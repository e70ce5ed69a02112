/// One endpoint as data: what a request of it looks like.
///
/// Everything but ``baseURL`` has a default: a GET of the base itself that must succeed.
public protocol Target: Sendable {
  /// The absolute URL that path and query are added to, percent-encoded.
  var baseURL: String { get }

  /// Path segments in plain text; each is encoded once, slashes included (rule 5.6).
  var path: [String] { get }

  /// Query items in plain text; each is encoded once (rule 5.6).
  var query: [QueryItem] { get }

  /// What the server shall do.
  var method: HTTPMethod { get }

  /// What is sent along.
  var body: RequestBody { get }

  /// Header fields.
  var headers: HTTPHeaders { get }

  /// Which answers count as success.
  var validation: Validation { get }

  /// How long and how large the exchange may become.
  var limits: Limits { get }

  /// Whether a remembered answer will do.
  var cachePolicy: CachePolicy { get }
}

extension Target {
  /// No further segments.
  public var path: [String] { [] }

  /// No query.
  public var query: [QueryItem] { [] }

  /// GET.
  public var method: HTTPMethod { .get }

  /// No body.
  public var body: RequestBody { .none }

  /// No header fields of its own.
  public var headers: HTTPHeaders { HTTPHeaders() }

  /// Status 200 to 299.
  public var validation: Validation { .success }

  /// The module's default limits.
  public var limits: Limits { Limits() }

  /// A remembered answer will do while it is fresh.
  public var cachePolicy: CachePolicy { .fresh }
}
