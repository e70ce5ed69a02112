/// Remembers answers as a private cache of HTTP does (RFC 9111): `ETag`, `Last-Modified`, 304,
/// `Vary`, `max-age`, `no-cache`, `no-store`.
///
/// An answer to a request with credentials is used again only for the same credentials, whatever
/// the server says. A user's refresh passes the memory by (rule 5.8).
public final class CachingTransport: Transport {
  private let base: any Transport
  private let clock: any NetworkClock
  private let store: Lock<CacheStore>

  /// Wraps a transport.
  ///
  /// - Parameters:
  ///   - base: What carries requests that the memory cannot answer.
  ///   - capacity: How many bytes of answers are remembered.
  ///   - clock: What dates.
  public init(
    _ base: any Transport,
    capacity: Int = 16 << 20,
    clock: any NetworkClock = SystemClock()
  ) {
    self.base = base
    self.clock = clock
    store = Lock(CacheStore(capacity: capacity))
  }

  /// How many bytes are in use.
  public var size: Int { store.withLock(\.size) }

  /// Answers from memory where the request allows it, and sends it otherwise.
  ///
  /// - Parameter request: The request; one that has validators of its own passes the memory by.
  /// - Returns: The answer; a 304 to a validator of this cache becomes the remembered answer.
  /// - Throws: ``TransportError`` when there is no whole answer.
  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    let isMine =
      request.method == .get && request.body == nil && request.cachePolicy != .off
      && !["If-None-Match", "If-Modified-Since", "Range"].contains { request.headers[$0] != nil }
    guard isMine else {
      let response = try await base.send(request)
      if !request.method.isSafe, response.isSuccess { forget(request) }
      return response
    }
    if request.cachePolicy == .reload {
      var fresh = request
      if fresh.headers["Cache-Control"] == nil { fresh.headers["Cache-Control"] = "no-cache" }
      return remember(try await base.send(fresh), to: request)
    }
    let entry = store.withLock { $0.entry(for: request) }
    guard let entry else { return remember(try await base.send(request), to: request) }
    if request.cachePolicy == .fresh, entry.isFresh(clock.timeSince1970) {
      return response(from: entry)
    }
    return try await validate(entry, for: request)
  }

  private func validate(
    _ entry: CacheEntry,
    for request: HTTPRequest
  ) async throws(TransportError) -> HTTPResponse {
    var conditional = request
    if let etag = entry.etag { conditional.headers["If-None-Match"] = etag }
    if let date = entry.lastModified { conditional.headers["If-Modified-Since"] = date }
    let answer = try await base.send(conditional)
    guard answer.status == 304 else { return remember(answer, to: request) }
    var renewed = entry
    renewed.renew(with: answer, now: clock.timeSince1970)
    store.withLock { $0.replace(renewed, for: request) }
    return response(from: renewed)
  }

  private func response(from entry: CacheEntry) -> HTTPResponse {
    var response = entry.response
    response.source = .cache
    return response
  }

  private func remember(_ response: HTTPResponse, to request: HTTPRequest) -> HTTPResponse {
    // A failure of the server does not make what is remembered wrong.
    guard response.status < 500, response.status != 429 else { return response }
    let entry = CacheEntry(response, to: request, now: clock.timeSince1970)
    store.withLock { $0.replace(entry, for: request) }
    return response
  }

  /// What was changed is not what is remembered any more (RFC 9111, 4.4).
  private func forget(_ request: HTTPRequest) {
    store.withLock { $0.replace(nil, for: request) }
  }
}
