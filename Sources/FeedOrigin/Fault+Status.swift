extension Fault {
  /// Answers that are told by their status.
  func status(_ exchange: FeedExchange) -> OriginResponse {
    let settings = exchange.settings
    switch self {
    case .unauthorized:
      return FeedRoute.message(401, "Bad credentials")
        .withHeader("WWW-Authenticate", "Bearer realm=\"feeds\"")
    case .forbidden: return FeedRoute.message(403, "Forbidden")
    case .notFound: return FeedRoute.message(404, "Not Found")
    case .unprocessable:
      return FeedRoute.message(422, "Only the first 1000 search results are available")
    case .rateLimitSeconds:
      return FeedRoute.message(429, "Too many requests")
        .withHeader("Retry-After", String(settings.retryAfter))
    case .rateLimitDate:
      let instant = (settings.now ?? HTTPDate.now) + settings.retryAfter
      return FeedRoute.message(429, "Too many requests")
        .withHeader("Retry-After", HTTPDate.text(instant))
    case .rateLimitBare: return FeedRoute.message(429, "Too many requests")
    case .serverError: return FeedRoute.message(500, "Internal error")
    case .unavailable: return Self.page(status: 503, "Service unavailable")
    case .noContent: return OriginResponse(status: 204)
    case .notModified:
      return OriginResponse(status: 304).withHeader("ETag", "\"of-nothing-you-have\"")
    default: preconditionFailure("\(name) is of another group")
    }
  }

  /// A page of HTML, as proxies and hotels send it.
  static func page(status: Int, _ text: String) -> OriginResponse {
    let html = "<!DOCTYPE html><html><head><title>\(text)</title></head><body>\(text)</body></html>"
    return OriginResponse(
      status: status,
      headers: [HeaderField("Content-Type", "text/html; charset=utf-8")],
      body: Array(html.utf8)
    )
  }
}
