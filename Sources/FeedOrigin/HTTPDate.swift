import COrigin

/// Instants as servers write them, counted in seconds since 1970.
public enum HTTPDate {
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The current instant of the system's clock.
  public static var now: Int { Int(origin_now()) }

  /// The instant as HTTP writes it, as in `Thu, 01 Jan 1970 00:00:00 GMT`.
  ///
  /// - Parameter seconds: Seconds since 1970, not negative.
  /// - Returns: The date in GMT.
  public static func text(_ seconds: Int) -> String {
    let date = day(seconds / 86_400)
    let weekday = weekdays[seconds / 86_400 % 7]
    let month = months[date.month - 1]
    return "\(weekday), \(two(date.day)) \(month) \(date.year) \(clock(seconds)) GMT"
  }

  /// The instant as JSON mostly carries it, as in `1970-01-01T00:00:00Z`.
  ///
  /// - Parameter seconds: Seconds since 1970, not negative.
  /// - Returns: The date in UTC.
  public static func isoText(_ seconds: Int) -> String {
    let date = day(seconds / 86_400)
    return "\(date.year)-\(two(date.month))-\(two(date.day))T\(clock(seconds))Z"
  }

  private static func clock(_ seconds: Int) -> String {
    let rest = seconds % 86_400
    return two(rest / 3_600) + ":" + two(rest / 60 % 60) + ":" + two(rest % 60)
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The calendar date of a day since 1970, counted in years that begin in March.
  private static func day(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }
}
