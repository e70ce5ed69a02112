import FeedModel

extension ItemsBenchmarks {
  /// Rows as a network sends them: a short identity, and texts too long to lie inside a string.
  func makeRows(_ numbers: Range<Int>) -> some Sequence<FeedItem> {
    numbers.lazy.map { number in
      FeedItem(
        id: "row-\(number)",
        title: "The title of row number \(number)",
        detail: "A second line that says a little more about \(number)",
        picture: "https://pictures.example/rows/\(number).jpeg"
      )
    }
  }

  func makePage(_ number: Int) -> [FeedItem] {
    Array(makeRows(number * Self.pageSize..<(number + 1) * Self.pageSize))
  }

  func makeList(pages: Int) -> FeedItems { FeedItems(makeRows(0..<pages * Self.pageSize)) }
}
