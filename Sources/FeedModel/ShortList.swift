/// A few rows as the pages they came in, so that a page without known rows is shared, not copied.
///
/// Everything looks through the rows from the beginning, which beats any index up to ``limit``.
package struct ShortList: Sendable {
  /// The most rows that a list should have.
  package static let limit = 32

  /// The pages in order, none empty.
  package private(set) var pages: [[FeedItem]] = []

  /// How many rows there are.
  package private(set) var count = 0

  /// Creates a list from rows of which no two have one identity.
  package init(distinct rows: [FeedItem] = []) {
    if !rows.isEmpty { add(rows) }
  }

  /// The page in which a place lies, and where it is there.
  package func run(at place: Int) -> (elements: [FeedItem], offset: Int) {
    let (index, offset) = position(of: place)
    return (pages[index], offset)
  }

  /// Where a row stands, or nil when there is no such row.
  package func place(of id: FeedItem.ID) -> Int? {
    var earlier = 0
    for page in pages {
      for offset in page.indices where page[offset].id == id { return earlier + offset }
      earlier += page.count
    }
    return nil
  }

  /// Adds items at the end that are not there yet.
  ///
  /// - Parameters:
  ///   - page: The items.
  ///   - overlap: What happens to an item that is there.
  /// - Returns: Whether anything changed.
  package mutating func append(_ page: [FeedItem], overlap: FeedPolicies.Overlap) -> Bool {
    if isFresh(page) {
      add(page)
      return !page.isEmpty
    }
    var hasReplaced = false
    var fresh: [FeedItem] = []
    for item in page {
      if let place = place(of: item.id) {
        let (index, offset) = position(of: place)
        guard overlap == .takeContent, pages[index][offset] != item else { continue }
        pages[index][offset] = item
        hasReplaced = true
      } else if let place = fresh.firstIndex(where: { $0.id == item.id }) {
        if overlap == .takeContent { fresh[place] = item }
      } else {
        fresh.append(item)
      }
    }
    add(fresh)
    return hasReplaced || !fresh.isEmpty
  }

  /// Removes one row.
  ///
  /// - Returns: Whether there was such a row.
  package mutating func remove(_ id: FeedItem.ID) -> Bool {
    guard let place = place(of: id) else { return false }
    let (index, offset) = position(of: place)
    pages[index].remove(at: offset)
    if pages[index].isEmpty { pages.remove(at: index) }
    count -= 1
    return true
  }

  private func isFresh(_ page: [FeedItem]) -> Bool {
    for offset in page.indices {
      let id = page[offset].id
      if place(of: id) != nil { return false }
      for earlier in 0..<offset where page[earlier].id == id { return false }
    }
    return true
  }

  private mutating func add(_ page: [FeedItem]) {
    guard !page.isEmpty else { return }
    pages.reserveCapacity(pages.count + 1)
    pages.append(page)
    count += page.count
  }

  private func position(of place: Int) -> (index: Int, offset: Int) {
    var offset = place
    for index in pages.indices {
      if offset < pages[index].count { return (index, offset) }
      offset -= pages[index].count
    }
    preconditionFailure("A place must be less than the number of rows")
  }
}

extension ShortList: Equatable {
  /// Whether both lists have equal rows in the same order, however they are divided into pages.
  package static func == (first: ShortList, second: ShortList) -> Bool {
    guard first.count == second.count else { return false }
    if first.pages.elementsEqual(second.pages, by: { $0.count == $1.count }) {
      return first.pages == second.pages
    }
    return first.pages.joined().elementsEqual(second.pages.joined())
  }
}
