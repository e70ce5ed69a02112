/// Measures what streams cost, beside closures written by hand.
public enum StreamsBenchmarks {
  /// Runs all benchmarks.
  ///
  /// - Parameter quick: Whether to run only long enough to see that everything works.
  /// - Returns: One row for each.
  public static func run(quick: Bool) -> [BenchmarkRow] {
    let measurement = Measurement(sampleCount: quick ? 3 : 15)
    let values = quick ? 2_000 : 400_000
    let subscriptions = quick ? 200 : 10_000
    return [
      chain(measurement, values),
      sequence(measurement, values),
      subject(measurement, values),
      fanOut(measurement, values / 10),
      relay(measurement, values),
      share(measurement, values),
      flatMapLatest(measurement, values / 10),
      combineLatest(measurement, values),
      runToCompletion(measurement, values),
      driver(measurement, values),
      setUp(measurement, subscriptions),
      setUpAndDispose(measurement, subscriptions),
    ]
  }
}
