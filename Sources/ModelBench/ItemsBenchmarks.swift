import FeedModel

/// Measures what ``FeedItems`` costs as it grows, side by side with plain arrays of items.
///
/// The arrays do only what they must: they copy when an earlier state is kept, and they do not
/// check identities when a page is appended. Lists do check them.
public enum ItemsBenchmarks {
  /// How many rows a page has.
  public static let pageSize = 10

  /// How many pages a list has where the cost of one more is measured.
  public static let sizes = [10, 100, 1_000, 10_000]

  /// Everything that is measured, one row for each size.
  public static func all() -> [ItemsBenchmarkRow] {
    [shortAppend()] + appends() + histories() + replacements() + removals() + comparisons()
      + lookups() + iterations()
  }

  /// A page of 2 rows appended to a list of 4, which is kept: what an explorer does all the time.
  public static func shortAppend() -> ItemsBenchmarkRow {
    let head = Array(makeRows(0..<4))
    let page = Array(makeRows(4..<6))
    let items = FeedItems(head)
    return ItemsBenchmarkRow(
      name: "append 2 rows to 4 rows",
      size: 4,
      nanoseconds: Stopwatch.median(of: 10_000) {
        var next = items
        next.append(page, overlap: .takeContent)
        return next
      },
      baseline: Stopwatch.median(of: 10_000) { head + page }
    )
  }

  /// One page more after as many pages as the size says, all states kept.
  ///
  /// The median of the next 100 appends, 25 times. The sizes take turns, so that a machine that is
  /// busy with something else is fair to them.
  public static func appends() -> [ItemsBenchmarkRow] {
    let bases = sizes.map { makeList(pages: $0) }
    var times = sizes.map { _ in [Double]() }
    for _ in 0..<25 {
      for (index, base) in bases.enumerated() {
        times[index] += measureAppends(to: base, pages: sizes[index]..<sizes[index] + 100)
      }
    }
    return sizes.indices.map { index in
      ItemsBenchmarkRow(
        name: "append a page, states kept",
        size: sizes[index],
        nanoseconds: Stopwatch.median(times[index]),
        baseline: copying(bases[index])
      )
    }
  }

  /// The mean of the appends of a whole history up to a size, of which all states are kept.
  ///
  /// This has everything in it: the rare long steps, and the time the system takes to hand out
  /// memory. Copies of arrays grow in proportion, so that their mean is half the last one.
  public static func histories() -> [ItemsBenchmarkRow] {
    let histories = (0..<5).map { _ in
      measureAppends(to: FeedItems(), pages: 0..<(sizes.max() ?? 0))
    }
    return sizes.map { size in
      ItemsBenchmarkRow(
        name: "append a page, mean up to here",
        size: size,
        nanoseconds: Stopwatch.median(histories.map { $0[..<size].reduce(0, +) / Double(size) }),
        baseline: copying(makeList(pages: size)) / 2
      )
    }
  }

  private static func measureAppends(to base: FeedItems, pages: Range<Int>) -> [Double] {
    var states = [base]
    states.reserveCapacity(pages.count + 1)
    return pages.map { number in
      let page = makePage(number)
      return Stopwatch.time {
        var next = states[states.count - 1]
        next.append(page, overlap: .takeContent)
        states.append(next)
      }
    }
  }

  private static func copying(_ items: FeedItems) -> Double {
    let array = Array(items)
    let page = makePage(array.count)
    return Stopwatch.median(of: 1) { array + page }
  }
}
