import FeedModel

extension ItemsBenchmarks {
  /// A list compared with its unchanged copy, which went through a page of rows it has already.
  public static func comparisons() -> [ItemsBenchmarkRow] {
    sizes.map { size in
      let items = makeList(pages: size)
      var copy = items
      copy.append(makePage(0), overlap: .takeContent)
      let array = Array(items)
      let other = array.map { $0 }
      return ItemsBenchmarkRow(
        name: "compare with an unchanged list",
        size: size,
        nanoseconds: Stopwatch.median(of: 10_000) { items == copy },
        baseline: Stopwatch.median(of: 10) { array == other }
      )
    }
  }

  /// The place of a row by its identity.
  public static func lookups() -> [ItemsBenchmarkRow] {
    sizes.map { size in
      let items = makeList(pages: size)
      let array = Array(items)
      let ids = stride(from: 0, to: array.count, by: max(array.count / 97, 1)).map { array[$0].id }
      return ItemsBenchmarkRow(
        name: "find a row by identity",
        size: size,
        nanoseconds: Stopwatch.median(of: 100) {
          ids.reduce(0) { $0 + (items.place(of: $1) ?? 0) }
        } / Double(ids.count),
        baseline: Stopwatch.median(of: 1) {
          ids.reduce(0) { sum, id in sum + (array.firstIndex { $0.id == id } ?? 0) }
        } / Double(ids.count)
      )
    }
  }

  /// Walking through the list, for each row.
  public static func iterations() -> [ItemsBenchmarkRow] {
    sizes.map { size in
      let items = makeList(pages: size)
      let array = Array(items)
      return ItemsBenchmarkRow(
        name: "walk past a row",
        size: size,
        nanoseconds: Stopwatch.median(of: 10) {
          items.reduce(0) { $0 + $1.title.utf8.count }
        } / Double(array.count),
        baseline: Stopwatch.median(of: 10) {
          array.reduce(0) { $0 + $1.title.utf8.count }
        } / Double(array.count)
      )
    }
  }
}
