import FeedNetwork

/// A transport that gives every request the same limits.
struct LimitedTransport: Transport {
  private let base: any Transport
  private let limits: Limits

  init(_ base: any Transport, _ limits: Limits) {
    self.base = base
    self.limits = limits
  }

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    var request = request
    request.limits = limits
    return try await base.send(request)
  }
}
