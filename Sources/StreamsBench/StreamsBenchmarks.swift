public import Measuring

/// Measures what streams cost, beside closures written by hand.
public enum StreamsBenchmarks {
  /// The measurement that a goal speaks of: one value through four operators.
  public static let chainName = "map, filter, scan, distinctUntilChanged"

  /// Runs all benchmarks.
  ///
  /// - Parameter quick: Whether to run only long enough to see that everything works.
  /// - Returns: One row for each.
  public static func run(quick: Bool) -> [Figure] {
    let turns = Turns(repeats: quick ? 5 : 15)
    let values = quick ? 2_000 : 400_000
    let subscriptions = quick ? 200 : 10_000
    return [
      chain(turns, values),
      sequence(turns, values),
      subject(turns, values),
      fanOut(turns, values / 10),
      relay(turns, values),
      share(turns, values),
      flatMapLatest(turns, values / 10),
      combineLatest(turns, values),
      runToCompletion(turns, values),
      driver(turns, values),
      setUp(turns, subscriptions),
      setUpAndDispose(turns, subscriptions),
    ]
  }
}
