/// Times pieces of work.
public enum Stopwatch {
  /// The time of one run, in nanoseconds.
  ///
  /// - Parameter work: The work.
  /// - Returns: The time between its beginning and its end.
  public static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    return nanoseconds(ContinuousClock.now - start)
  }

  /// Does the same several times, for a measurement whose unit is one of them.
  ///
  /// - Parameters:
  ///   - units: How often, at least once.
  ///   - work: The work.
  /// - Returns: The last result; the others are released on the way.
  @inlinable
  public static func last<Result>(of units: Int, _ work: () -> Result) -> Result {
    var result = work()
    for _ in 1..<max(units, 1) { result = work() }
    return result
  }

  /// A duration as a number of nanoseconds.
  ///
  /// - Parameter duration: The duration.
  /// - Returns: The number.
  public static func nanoseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
