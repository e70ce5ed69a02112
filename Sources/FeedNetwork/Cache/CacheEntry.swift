/// An answer that is remembered, and what it is the answer to.
struct CacheEntry: Sendable {
  private(set) var response: HTTPResponse
  private let varying: [String: [String]]
  private let secrets: [HTTPField]
  private var freshUntil: Duration

  /// Remembers an answer, if it may be: a 200 without `no-store`, that does not vary by everything,
  /// and that is fresh for a while or can be validated.
  init?(_ response: HTTPResponse, to request: HTTPRequest, now: Duration) {
    let names = response.headers.values(of: "Vary")
      .flatMap { $0.split(separator: ",") }
      .map { ASCII.lowercased(String($0).trimmed) }
    guard response.status == 200, !names.contains("*"),
      !CacheControl(response.headers).forbidsStoring,
      !CacheControl(request.headers).forbidsStoring
    else { return nil }
    self.response = response
    varying = Dictionary(names.map { ($0, request.headers.values(of: $0)) }) { first, _ in first }
    secrets = CacheEntry.secrets(of: request)
    freshUntil = CacheEntry.freshUntil(response.headers, now)
    guard freshUntil > now || etag != nil || lastModified != nil else { return nil }
  }

  var etag: String? { response.headers["ETag"] }

  var lastModified: String? { response.headers["Last-Modified"] }

  var size: Int { response.body.count + 1_000 }

  func isFresh(_ now: Duration) -> Bool { now < freshUntil }

  /// Whether the request would have got this answer: what the answer varies by is equal, and so are
  /// all credentials, whether the server says that it varies by them or not.
  func answers(_ request: HTTPRequest) -> Bool {
    secrets == CacheEntry.secrets(of: request)
      && varying.allSatisfy { request.headers.values(of: $0.key) == $0.value }
  }

  /// Takes over what a 304 says anew (RFC 9111, 4.3.4).
  mutating func renew(with validation: HTTPResponse, now: Duration) {
    let names = Set(validation.headers.fields.map { ASCII.lowercased($0.name) })
      .subtracting(["content-length", "content-encoding", "transfer-encoding"])
    for name in names { response.headers.remove(name) }
    for field in validation.headers.fields where names.contains(ASCII.lowercased(field.name)) {
      response.headers.append(field)
    }
    freshUntil = CacheEntry.freshUntil(response.headers, now)
  }

  private static func secrets(of request: HTTPRequest) -> [HTTPField] {
    request.headers.fields.filter(\.isSecret)
  }

  private static func freshUntil(_ headers: HTTPHeaders, _ now: Duration) -> Duration {
    let control = CacheControl(headers)
    if control.wantsValidation { return .zero }
    let age = Duration.seconds(headers["Age"].flatMap { Int($0) } ?? 0)
    if let maximum = control.maximumAge { return now + maximum - age }
    guard let expires = headers["Expires"].flatMap(HTTPDate.seconds),
      let date = headers["Date"].flatMap(HTTPDate.seconds)
    else { return .zero }
    return now + .seconds(expires - date) - age
  }
}
