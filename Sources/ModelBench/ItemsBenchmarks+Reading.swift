import FeedModel
import Measuring

extension ItemsBenchmarks {
  /// A list compared with its unchanged copy, which went through a page of rows it has already.
  func comparisons() -> [Figure] {
    sizes.map { size in
      let items = makeList(pages: size)
      var copy = items
      copy.append(makePage(0), overlap: .takeContent)
      let array = Array(items)
      let other = array.map { $0 }
      return measure("compare with an unchanged list", size, units: 10_000, baselineUnits: 10) {
        items == copy
      } baseline: {
        array == other
      }
    }
  }

  /// The place of a row by its identity.
  func lookups() -> [Figure] {
    sizes.map { size in
      let items = makeList(pages: size)
      let array = Array(items)
      let ids = stride(from: 0, to: array.count, by: max(array.count / 97, 1)).map { array[$0].id }
      return measureEach(of: ids.count, "find a row by identity", size, rounds: 100) {
        ids.reduce(0) { $0 + (items.place(of: $1) ?? 0) }
      } baseline: {
        ids.reduce(0) { sum, id in sum + (array.firstIndex { $0.id == id } ?? 0) }
      }
    }
  }

  /// Walking through the list, for each row.
  func iterations() -> [Figure] {
    sizes.map { size in
      let items = makeList(pages: size)
      let array = Array(items)
      return measureEach(of: array.count, "walk past a row", size, rounds: 10) {
        items.reduce(0) { $0 + $1.title.utf8.count }
      } baseline: {
        array.reduce(0) { $0 + $1.title.utf8.count }
      }
    }
  }

  /// Two ways of doing so many things at once, of which one is the unit.
  private func measureEach(
    of count: Int,
    _ name: String,
    _ size: Int,
    rounds: Int,
    measured: () -> Int,
    baseline: () -> Int
  ) -> Figure {
    turns.measure(
      name,
      size: size,
      units: rounds * count,
      baselineUnits: count,
      countsBytes: false
    ) {
      Stopwatch.last(of: $0 / count, measured)
    } baseline: {
      Stopwatch.last(of: $0 / count, baseline)
    }
  }
}
