import FeedModel
import Measuring

extension ItemsBenchmarks {
  /// A page of 2 rows appended to a list of 4, which is kept: what an explorer does all the time.
  func shortAppend() -> Figure {
    let head = Array(makeRows(0..<4))
    let page = Array(makeRows(4..<6))
    let items = FeedItems(head)
    return measure("append 2 rows to a list of rows", 4, units: 10_000, baselineUnits: 10_000) {
      var next = items
      next.append(page, overlap: .takeContent)
      return next
    } baseline: {
      head + page
    }
  }

  /// One page more after as many pages as the size says, all states kept.
  ///
  /// The sizes take turns, so that a machine that is busy with something else is fair to them.
  func appends() -> [Figure] {
    let bases = sizes.map { makeList(pages: $0) }
    var times = sizes.map { _ in [Double]() }
    for _ in 0..<appendRounds {
      for (index, base) in bases.enumerated() {
        times[index] += measureAppends(to: base, pages: sizes[index]..<sizes[index] + 100)
      }
    }
    return sizes.indices.map { index in
      Figure(
        name: ItemsBenchmarks.appendName,
        size: sizes[index],
        measured: Quartiles(of: times[index]),
        baseline: Quartiles(of: copying(bases[index]))
      )
    }
  }

  /// The mean of the appends of a whole history up to a size, of which all states are kept.
  ///
  /// This has everything in it: the rare long steps, and the time the system takes to hand out
  /// memory. Copies of arrays grow in proportion, so that their mean is half the last one.
  func histories() -> [Figure] {
    let histories = (0..<5).map { _ in
      measureAppends(to: FeedItems(), pages: 0..<(sizes.max() ?? 0))
    }
    return sizes.map { size in
      Figure(
        name: "append a page, mean up to here",
        size: size,
        measured: Quartiles(of: histories.map { $0[..<size].reduce(0, +) / Double(size) }),
        baseline: Quartiles(of: copying(makeList(pages: size)).map { $0 / 2 })
      )
    }
  }

  private func measureAppends(to base: FeedItems, pages: Range<Int>) -> [Double] {
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

  /// The times of copying a list as an array, with one page more.
  private func copying(_ items: FeedItems) -> [Double] {
    let array = Array(items)
    let page = makePage(array.count)
    return (0..<turns.repeats).map { _ in
      var copy: [FeedItem] = []
      let time = Stopwatch.time { copy = array + page }
      precondition(copy.count == array.count + page.count, "A copy must be looked at")
      return time
    }
  }
}
