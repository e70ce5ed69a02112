import CAllocation

/// Measures two ways of doing the same work in turns, so that both see the same machine.
struct Measurement {
  /// How often each way is measured.
  let sampleCount: Int

  /// Runs both ways and makes a row of the result.
  ///
  /// - Parameters:
  ///   - name: What is done.
  ///   - units: How many units of the work one sample does.
  ///   - measured: Does so many units with streams, and returns what must stay alive.
  ///   - baseline: Does so many units by hand.
  /// - Returns: The row.
  func row(
    _ name: String,
    units: Int,
    measured: (Int) -> [Any],
    baseline: (Int) -> [Any]
  ) -> BenchmarkRow {
    _ = measured(units)
    _ = baseline(units)
    var measuredTimes: [Double] = []
    var baselineTimes: [Double] = []
    var bytes: [Double] = []
    for _ in 0..<sampleCount {
      baselineTimes.append(time { baseline(units) }.nanoseconds / Double(units))
      let sample = time { measured(units) }
      measuredTimes.append(sample.nanoseconds / Double(units))
      bytes.append(Double(sample.bytes) / Double(units))
    }
    measuredTimes.sort()
    return BenchmarkRow(
      name: name,
      measuredNanoseconds: median(measuredTimes),
      baselineNanoseconds: median(baselineTimes.sorted()),
      spreadNanoseconds: measuredTimes[sampleCount * 3 / 4] - measuredTimes[sampleCount / 4],
      allocatedBytes: median(bytes.sorted())
    )
  }

  private func time(_ work: () -> [Any]) -> (nanoseconds: Double, bytes: Int) {
    let clock = ContinuousClock()
    let before = Int(diptych_memory_in_use())
    let start = clock.now
    let alive = work()
    let duration = start.duration(to: clock.now)
    let after = Int(diptych_memory_in_use())
    return withExtendedLifetime(alive) {
      let (seconds, attoseconds) = duration.components
      return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9, after - before)
    }
  }

  private func median(_ sorted: [Double]) -> Double {
    sorted[sorted.count / 2]
  }
}

/// Hides from the optimiser what a value is, so that a closure is called and not inlined.
@inline(never)
func opaque<Value>(_ value: Value) -> Value {
  value
}

/// Something that a stream ends in.
final class Total {
  var sum = 0
}
