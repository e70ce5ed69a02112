internal import Foundation

/// Measures rounds of work.
enum Stopwatch {
  /// The best of several rows of rounds, as nanoseconds a round.
  static func nanoseconds(rounds: Int, rows: Int = 5, _ round: (Int) -> Void) -> Double {
    let clock = ContinuousClock()
    var best = Double.infinity
    for _ in 0..<rows {
      let duration = clock.measure { for number in 0..<rounds { round(number) } }
      let (seconds, attoseconds) = duration.components
      let total = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
      best = min(best, total / Double(rounds))
    }
    return best
  }

  /// By how many bytes the memory of the process grows from one round to the next.
  static func bytesKept(rounds: Int, _ round: (Int) -> Void) -> Double {
    for number in 0..<rounds { round(number) }
    let before = residentBytes
    for number in 0..<rounds { round(number) }
    return Double(residentBytes - before) / Double(rounds)
  }

  /// The resident memory of the process, in whole pages; 0 where the system does not say.
  private static var residentBytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
  }
}
