import FeedModel
public import Measuring

/// Measures what ``FeedItems`` costs as it grows, side by side with plain arrays of items.
///
/// The arrays do only what they must: they copy when an earlier state is kept, and they do not
/// check identities when a page is appended. Lists do check them.
public struct ItemsBenchmarks {
  /// How many rows a page has.
  public static let pageSize = 10

  /// The measurement that a goal speaks of: one page more, with every earlier state kept.
  public static let appendName = "append a page, states kept"

  /// How many pages a list has where the cost of one more is measured.
  let sizes: [Int]
  let turns: Turns

  /// How often a hundred pages are appended for one figure.
  let appendRounds: Int

  /// Measures.
  ///
  /// - Parameter quick: Whether rough figures of what grows will do.
  /// - Returns: One measurement for each size of each piece of work.
  public static func run(quick: Bool) -> [Figure] {
    run(quick: quick, sizes: [10, 100, 1_000, 10_000])
  }

  /// Measures with lists of so many pages.
  package static func run(quick: Bool, sizes: [Int]) -> [Figure] {
    let benchmarks = ItemsBenchmarks(
      sizes: sizes,
      turns: Turns(repeats: quick ? 5 : 15),
      appendRounds: quick ? 5 : 25
    )
    let growing = benchmarks.appends() + benchmarks.comparisons() + benchmarks.lookups()
    return quick
      ? growing
      : growing + [benchmarks.shortAppend()] + benchmarks.histories() + benchmarks.replacements()
        + benchmarks.removals() + benchmarks.iterations()
  }

  /// Two ways in turns, many times in a row for each figure; memory says nothing where only the
  /// last result is kept.
  func measure<Measured, Baseline>(
    _ name: String,
    _ size: Int,
    units: Int,
    baselineUnits: Int = 1,
    measured: () -> Measured,
    baseline: () -> Baseline
  ) -> Figure {
    turns.measure(
      name,
      size: size,
      units: units,
      baselineUnits: baselineUnits,
      countsBytes: false
    ) {
      Stopwatch.last(of: $0, measured)
    } baseline: {
      Stopwatch.last(of: $0, baseline)
    }
  }
}
