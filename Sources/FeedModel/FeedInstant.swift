/// A moment of the calendar, in whole seconds since the beginning of 1970 in UTC.
public struct FeedInstant: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01 00:00:00 UTC.
  public let secondsSince1970: Int

  /// Creates a moment.
  ///
  /// - Parameter secondsSince1970: Seconds since 1970-01-01 00:00:00 UTC.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }

  /// Whether the first moment is before the second.
  public static func < (first: FeedInstant, second: FeedInstant) -> Bool {
    first.secondsSince1970 < second.secondsSince1970
  }
}

extension FeedInstant: CustomStringConvertible {
  /// The time of day in UTC, as in `14:05:09 UTC`.
  public var description: String {
    let second = ((secondsSince1970 % 86_400) + 86_400) % 86_400
    let parts = [second / 3600, second / 60 % 60, second % 60]
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":") + " UTC"
  }
}
