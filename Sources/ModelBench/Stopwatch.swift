/// Times a piece of work.
enum Stopwatch {
  /// The time of one run, in nanoseconds.
  static func time(_ work: () -> Void) -> Double {
    let start = ContinuousClock.now
    work()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }

  /// The median time of one run, in nanoseconds.
  ///
  /// - Parameters:
  ///   - runs: How many runs are timed together.
  ///   - work: The work. The last run's result is released when the time is taken, so that a
  ///     single run does not pay for it.
  /// - Returns: The median of fifteen such groups of runs.
  static func median<Result>(of runs: Int, _ work: () -> Result) -> Double {
    var result: Result?
    let times = (0..<15).map { _ in
      let time = time {
        for _ in 0..<runs { result = work() }
      }
      precondition(result != nil, "A result must be looked at, or the work could be left out")
      result = nil
      return time / Double(runs)
    }
    return median(times)
  }

  /// The value in the middle.
  static func median(_ values: some Sequence<Double>) -> Double {
    let sorted = values.sorted()
    return sorted[sorted.count / 2]
  }
}
