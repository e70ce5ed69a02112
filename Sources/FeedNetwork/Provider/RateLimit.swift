import FeedModel

/// What an answer says about waiting, and which origins asked for it (rule 5.5).
final class RateLimit: Sendable {
  private let embargoes = Lock<[WebOrigin: FeedInstant]>([:])

  /// Whether the answer is a rate limit, and until when.
  ///
  /// 429 is one; 503 and 403 are when they name an instant: by `Retry-After`, or by the fields that
  /// GitHub sends when nothing remains.
  static func limit(in response: HTTPResponse, now: Duration) -> (
    isLimit: Bool, until: FeedInstant?
  ) {
    guard [429, 503, 403].contains(response.status) else { return (false, nil) }
    var instant = response.headers["Retry-After"].flatMap { RetryAfter.instant($0, now: now) }
    if instant == nil, response.headers["X-RateLimit-Remaining"]?.trimmed == "0" {
      instant = response.headers["X-RateLimit-Reset"].flatMap { Int($0.trimmed) }
        .map { min($0, Int(now.components.seconds) + RetryAfter.longest) }
    }
    return (response.status == 429 || instant != nil, instant.map(FeedInstant.init))
  }

  /// Lets no request to the origin leave before the instant.
  func note(_ instant: FeedInstant, for origin: WebOrigin) {
    embargoes.withLock { embargoes in
      embargoes[origin] = max(instant, embargoes[origin] ?? instant)
    }
  }

  /// The instant before which no request to the origin may leave; nil when it may now.
  func embargo(for origin: WebOrigin, now: Duration) -> FeedInstant? {
    embargoes.withLock { embargoes in
      guard let instant = embargoes[origin] else { return nil }
      if .seconds(instant.secondsSince1970) > now { return instant }
      embargoes[origin] = nil
      return nil
    }
  }
}
