/// The header field `Retry-After` in both its forms (RFC 9110, 10.2.3).
package enum RetryAfter {
  /// Nobody is made to wait longer than a year.
  package static let longest = 366 * 86_400

  /// The instant in seconds since 1970, or nil when the value is neither a number nor a date.
  ///
  /// Seconds count from the next whole second, so that the wait is never too short.
  package static func instant(_ value: String, now: Duration) -> Int? {
    let (seconds, attoseconds) = now.components
    let next = Int(seconds) + (attoseconds > 0 ? 1 : 0)
    let text = value.trimmed
    if !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
      return next + min(Int(text) ?? longest, longest)
    }
    return HTTPDate.seconds(text).map { min(max($0, next), next + longest) }
  }
}
