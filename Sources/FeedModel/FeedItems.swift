/// The rows of a feed: ordered, no identity twice, cheap to keep and to compare.
public struct FeedItems: Sendable {
  private var rows: [FeedItem] = []
  private var places: [FeedItem.ID: Int] = [:]

  /// Creates a list without rows.
  public init() {}

  /// Creates a list from one page; an identity that comes twice keeps its first place.
  ///
  /// - Parameters:
  ///   - page: The page's items.
  ///   - overlap: What happens to an identity that is already there.
  public init(_ page: some Sequence<FeedItem>, overlap: FeedPolicies.Overlap = .takeContent) {
    append(page, overlap: overlap)
  }

  /// Adds a page at the end (rules 2.3 and 2.5).
  ///
  /// - Parameters:
  ///   - page: The page's items.
  ///   - overlap: What happens to an identity that is already there: it keeps its place, and takes
  ///     the new content or keeps its own.
  public mutating func append(_ page: some Sequence<FeedItem>, overlap: FeedPolicies.Overlap) {
    for item in page {
      if let place = places[item.id] {
        if overlap == .takeContent { rows[place] = item }
      } else {
        places[item.id] = rows.count
        rows.append(item)
      }
    }
  }

  /// Removes one row.
  ///
  /// - Parameter id: The row's identity.
  /// - Returns: Whether there was such a row.
  @discardableResult
  public mutating func remove(_ id: FeedItem.ID) -> Bool {
    guard let place = places.removeValue(forKey: id) else { return false }
    rows.remove(at: place)
    for index in place..<rows.count { places[rows[index].id] = index }
    return true
  }

  /// Where a row stands.
  ///
  /// - Parameter id: The row's identity.
  /// - Returns: Its index, or nil when there is no such row.
  public func place(of id: FeedItem.ID) -> Int? { places[id] }
}

extension FeedItems: RandomAccessCollection {
  /// The index of the first row.
  public var startIndex: Int { 0 }

  /// The index after the last row.
  public var endIndex: Int { rows.count }

  /// The row at a place.
  public subscript(position: Int) -> FeedItem { rows[position] }
}

extension FeedItems: Hashable {
  /// Whether both lists have equal rows in the same order.
  public static func == (first: FeedItems, second: FeedItems) -> Bool { first.rows == second.rows }

  /// Feeds the rows into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(rows) }
}

extension FeedItems: ExpressibleByArrayLiteral {
  /// Creates a list from rows written out.
  public init(arrayLiteral elements: FeedItem...) { self.init(elements) }
}
