import FeedModel

extension ItemsBenchmarks {
  /// A row in the middle that gets new content while the earlier list is kept (policy P8).
  public static func replacements() -> [ItemsBenchmarkRow] {
    sizes.map { size in
      let items = makeList(pages: size)
      let array = Array(items)
      let place = array.count / 2
      let page = [FeedItem(id: array[place].id, title: "Something else")]
      return ItemsBenchmarkRow(
        name: "give a row new content",
        size: size,
        nanoseconds: Stopwatch.median(of: 1_000) {
          var next = items
          next.append(page, overlap: .takeContent)
          return next
        },
        baseline: Stopwatch.median(of: 1) {
          var next = array
          next[place] = page[0]
          return next
        }
      )
    }
  }

  /// A row in the middle that is removed while the earlier list is kept.
  public static func removals() -> [ItemsBenchmarkRow] {
    sizes.map { size in
      let items = makeList(pages: size)
      let array = Array(items)
      let place = array.count / 2
      let id = array[place].id
      return ItemsBenchmarkRow(
        name: "remove a row",
        size: size,
        nanoseconds: Stopwatch.median(of: 1_000) {
          var next = items
          next.remove(id)
          return next
        },
        baseline: Stopwatch.median(of: 1) {
          var next = array
          next.remove(at: place)
          return next
        }
      )
    }
  }
}
