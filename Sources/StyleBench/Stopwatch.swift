import CAllocation

/// Measures two ways of doing the same work in turns, so that both see the same machine.
struct Stopwatch {
  /// How many rounds of the work make a sample.
  let rounds: Int

  /// How many samples are taken.
  let sampleCount = 100

  /// Measures both ways and makes a row of the result.
  ///
  /// Of all samples the shortest counts, since other work on the machine can only add to it.
  ///
  /// - Parameters:
  ///   - name: What is done.
  ///   - measured: Does one round with a style.
  ///   - baseline: Does one round by hand.
  /// - Returns: The row.
  func row(
    _ name: String,
    measured: (Int) -> Void,
    baseline: (Int) -> Void
  ) -> StyleBenchRow {
    _ = nanoseconds(measured)
    _ = nanoseconds(baseline)
    var measuredTimes: [Double] = []
    var baselineTimes: [Double] = []
    var growth: [Int] = []
    for _ in 0..<sampleCount {
      baselineTimes.append(nanoseconds(baseline))
      let before = Int(diptych_memory_in_use())
      measuredTimes.append(nanoseconds(measured))
      growth.append(Int(diptych_memory_in_use()) - before)
    }
    growth.sort()
    measuredTimes.sort()
    baselineTimes.sort()
    return StyleBenchRow(
      name: name,
      measuredNanoseconds: measuredTimes[0],
      baselineNanoseconds: baselineTimes[0],
      spreadNanoseconds: measuredTimes[sampleCount * 3 / 4] - measuredTimes[sampleCount / 4],
      allocatedBytes: Double(growth[sampleCount / 2]) / Double(rounds)
    )
  }

  private func nanoseconds(_ round: (Int) -> Void) -> Double {
    let duration = ContinuousClock().measure { for number in 0..<rounds { round(number) } }
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(rounds)
  }
}
