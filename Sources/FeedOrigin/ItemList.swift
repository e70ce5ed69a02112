/// The items of one category, with their titles made ready to be searched.
struct ItemList: Sendable {
  let category: String
  let items: [OriginItem]
  private let searched: [[UInt8]]

  init(category: String, items: [OriginItem]) {
    self.category = category
    self.items = items
    self.searched = items.map { $0.title.utf8.map(ASCII.lowered) }
  }

  /// The items whose title holds the text, whatever the case of ASCII letters.
  func items(holding text: String) -> [OriginItem] {
    let wanted = text.utf8.map(ASCII.lowered)
    guard let first = wanted.first else { return items }
    return items.indices.filter { Self.holds(searched[$0], wanted, first) }.map { items[$0] }
  }

  // Loops over indices, because a debug build searches a thousand titles for each request.
  private static func holds(_ bytes: [UInt8], _ wanted: [UInt8], _ first: UInt8) -> Bool {
    var start = 0
    while start + wanted.count <= bytes.count {
      if bytes[start] == first {
        var length = 1
        while length < wanted.count, bytes[start + length] == wanted[length] { length += 1 }
        if length == wanted.count { return true }
      }
      start += 1
    }
    return false
  }
}
