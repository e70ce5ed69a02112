import FeedModel
import FeedScreen
import Measuring

/// What changed between two lists, beside the standard library's collection difference of arrays.
extension ScreenBenchmarks {
  /// A page of ten rows at the end: what happens most.
  func appends() -> [Figure] {
    sizes.map { size in
      let old = FeedItems(makeRows(0..<size))
      var new = old
      new.append(makeRows(size..<size + 10), overlap: .takeContent)
      return changes("find an appended page", size, old, new)
    }
  }

  /// One row in the middle is gone.
  func removals() -> [Figure] {
    sizes.map { size in
      let old = FeedItems(makeRows(0..<size))
      var new = old
      new.remove("row-\(size / 2)")
      return changes("find a removed row", size, old, new)
    }
  }

  /// The last row stands first.
  func moves() -> [Figure] {
    sizes.map { size in
      let rows = makeRows(0..<size)
      let new = FeedItems([rows[size - 1]] + rows.dropLast())
      return changes("find a moved row", size, FeedItems(rows), new)
    }
  }

  /// Views that show one list and are given another one, each once: made before the time is taken.
  private func changes(
    _ name: String,
    _ size: Int,
    _ old: FeedItems,
    _ new: FeedItems
  ) -> Figure {
    let (oldArray, newArray) = (Array(old), Array(new))
    let units = max(1_000 / size, 1)
    var views = (0..<units * (turns.repeats + 1)).map { _ in
      let view = FeedListView(title: "Rows", size: frameSize, makeCell: RowCell.init)
      view.show(old, of: .all)
      return view
    }
    return turns.measure(name, size: size, units: units, countsBytes: false) { units in
      let used = views.suffix(units)
      views.removeLast(units)
      for view in used { view.show(new, of: .all) }
      return used
    } baseline: { units in
      Stopwatch.last(of: units) { newArray.difference(from: oldArray) }
    }
  }
}
