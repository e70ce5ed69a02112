/// Dates of HTTP in their three forms (RFC 9110, 5.6.7).
package enum HTTPDate {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Seconds since 1970, or nil when the text is no date of HTTP.
  ///
  /// The three forms are `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` and
  /// `Sun Nov  6 08:49:37 1994`. The name of the day is not checked.
  package static func seconds(_ text: String) -> Int? {
    let words = text.split { $0 == " " || $0 == "-" || $0 == "," }.map {
      ASCII.lowercased(String($0))
    }
    switch words.count {
    case 6 where words[5] == "gmt":
      return seconds(day: words[1], month: words[2], year: words[3], time: words[4])
    case 5: return seconds(day: words[2], month: words[1], year: words[4], time: words[3])
    default: return nil
    }
  }

  private static func seconds(day: String, month: String, year: String, time: String) -> Int? {
    let clock = time.split(separator: ":", omittingEmptySubsequences: false).map(number)
    guard let day = number(day[...]), let month = months.firstIndex(of: month),
      let year = fullYear(year), clock.count == 3, let hour = clock[0], let minute = clock[1],
      let second = clock[2], (1...length(of: month, in: year)).contains(day), hour < 24,
      minute < 60, second <= 60
    else { return nil }
    return days(year, month + 1, day) * 86_400 + hour * 3600 + minute * 60 + second
  }

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 4, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
    else { return nil }
    return Int(text)
  }

  /// Two digits mean 1970 to 2069, as the mail standards have it.
  private static func fullYear(_ text: String) -> Int? {
    guard let year = number(text[...]) else { return nil }
    switch text.utf8.count {
    case 2: return year < 70 ? 2000 + year : 1900 + year
    case 4: return year
    default: return nil
    }
  }

  private static func length(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month]
  }

  /// Days since 1970-01-01, the year beginning in March so that the leap day comes last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }
}
