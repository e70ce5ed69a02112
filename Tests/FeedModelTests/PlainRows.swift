import FeedModel

/// What ``FeedItems`` must do, in the plainest way: an array, looked through every time.
struct PlainRows: Equatable {
  var rows: [FeedItem] = []

  mutating func append(_ page: [FeedItem], overlap: FeedPolicies.Overlap) {
    for item in page {
      guard let place = place(of: item.id) else {
        rows.append(item)
        continue
      }
      if overlap == .takeContent { rows[place] = item }
    }
  }

  mutating func remove(_ id: FeedItem.ID) -> Bool {
    guard let place = place(of: id) else { return false }
    rows.remove(at: place)
    return true
  }

  func place(of id: FeedItem.ID) -> Int? { rows.firstIndex { $0.id == id } }
}

extension FeedItem {
  /// The row with a number, in one of its versions.
  static func numbered(_ number: Int, version: Int = 0) -> FeedItem {
    FeedItem(id: "row \(number)", title: "Row \(number), version \(version)")
  }
}

extension [FeedItem] {
  /// The page with a number, of 10 rows.
  static func page(_ number: Int) -> [FeedItem] {
    (number * 10..<number * 10 + 10).map { .numbered($0) }
  }
}
