/// Measures two ways of doing the same work in turns, so that both see the same machine.
public struct Turns: Sendable {
  /// How often each way is measured.
  public let repeats: Int

  /// Creates turns.
  ///
  /// - Parameter repeats: How often each way is measured, at least once.
  public init(repeats: Int) {
    precondition(repeats >= 1, "A measurement needs at least one repeat")
    self.repeats = repeats
  }

  /// Runs both ways once to warm up, then in turns.
  ///
  /// What a run returns stays alive until its time and its memory have been taken, so that neither
  /// releasing it nor leaving it out is part of the figure.
  ///
  /// - Parameters:
  ///   - name: What is done.
  ///   - size: How much there is of what it is done to.
  ///   - units: How many units of the work one run of the measured way does.
  ///   - baselineUnits: How many the baseline does; as many when nil.
  ///   - countsBytes: Whether the memory that a unit leaves in use means anything.
  ///   - measured: Does so many units.
  ///   - baseline: Does so many units in the other way.
  /// - Returns: Nanoseconds for each unit, of both.
  public func measure<Measured, Baseline>(
    _ name: String,
    size: Int? = nil,
    units: Int,
    baselineUnits: Int? = nil,
    countsBytes: Bool = true,
    measured: (Int) -> Measured,
    baseline: (Int) -> Baseline
  ) -> Figure {
    let other = baselineUnits ?? units
    _ = sample(units, measured)
    _ = sample(other, baseline)
    var times: [Double] = []
    var baselineTimes: [Double] = []
    var bytes: [Double] = []
    for _ in 0..<repeats {
      baselineTimes.append(sample(other, baseline).nanoseconds)
      let sample = sample(units, measured)
      times.append(sample.nanoseconds)
      bytes.append(sample.bytes)
    }
    return Figure(
      name: name,
      size: size,
      measured: Quartiles(of: times),
      baseline: Quartiles(of: baselineTimes),
      bytes: countsBytes ? Quartiles(of: bytes).median : nil
    )
  }

  private func sample<Result>(
    _ units: Int,
    _ work: (Int) -> Result
  ) -> (nanoseconds: Double, bytes: Double) {
    let before = Allocator.bytesInUse
    let start = ContinuousClock.now
    let alive = work(units)
    let duration = ContinuousClock.now - start
    let after = Allocator.bytesInUse
    return withExtendedLifetime(alive) {
      (
        Stopwatch.nanoseconds(duration) / Double(units),
        Double(after - before) / Double(units)
      )
    }
  }
}
