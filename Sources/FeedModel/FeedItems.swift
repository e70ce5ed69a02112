/// The rows of a feed: ordered, no identity twice, cheap to keep and to compare.
///
/// Keeping a list costs nothing and never makes a later change slower. Lists share their rows, so a
/// history of n pages has each row in memory a few times at most, and adding a page costs nearly
/// the same at any length.
///
/// Up to 32 rows are a `ShortList`, which shares the pages and looks through them. Longer lists are
/// a `PersistentVector` with an `IdentityIndex`, and *n* below is their length.
public struct FeedItems: Sendable {
  /// The rows themselves.
  package private(set) var storage = Storage.short(ShortList())

  /// Creates a list without rows.
  public init() {}

  init(storage: Storage) { self.storage = storage }

  /// Creates a list from one page; an identity that comes twice keeps its first place.
  ///
  /// - Parameters:
  ///   - page: The page's items.
  ///   - overlap: What happens to an identity that is already there.
  /// - Complexity: O(m log m) for m items.
  @inlinable
  public init(_ page: some Sequence<FeedItem>, overlap: FeedPolicies.Overlap = .takeContent) {
    self.init()
    append(page, overlap: overlap)
  }

  /// Adds a page at the end (rules 2.3 and 2.5).
  ///
  /// A page that changes nothing leaves the storage as it is, so that the list still compares with
  /// its earlier self in O(1).
  ///
  /// - Parameters:
  ///   - page: The page's items.
  ///   - overlap: What happens to an identity that is already there: it keeps its place, and takes
  ///     the new content or keeps its own.
  /// - Complexity: Amortized O(m log n) for m items, with a logarithm of base 2 for one probe in
  ///   the index and of base 32 for a row, whether or not earlier lists are kept. O(n) words are
  ///   copied, and no rows, each time the number of rows has doubled.
  @inlinable
  public mutating func append(_ page: some Sequence<FeedItem>, overlap: FeedPolicies.Overlap) {
    appendArray(Array(page), overlap: overlap)
  }

  @usableFromInline
  mutating func appendArray(_ page: [FeedItem], overlap: FeedPolicies.Overlap) {
    storage.append(page, overlap: overlap)
  }

  /// Removes one row.
  ///
  /// - Parameter id: The row's identity.
  /// - Returns: Whether there was such a row.
  /// - Complexity: O(log n). Once half of the rows that were ever added are gone the list is
  ///   written anew in O(n), which is O(1) for each removal before it.
  @discardableResult
  public mutating func remove(_ id: FeedItem.ID) -> Bool { storage.remove(id) }

  /// Where a row stands.
  ///
  /// - Parameter id: The row's identity.
  /// - Returns: Its index, or nil when there is no such row.
  /// - Complexity: O(log n): a probe in each table of the index, no scan.
  public func place(of id: FeedItem.ID) -> Int? {
    switch storage {
    case .short(let list): list.place(of: id)
    case .long(let list): list.rows.place(of: id)
    }
  }
}

extension FeedItems: ExpressibleByArrayLiteral {
  /// Creates a list from rows written out.
  public init(arrayLiteral elements: FeedItem...) { self.init(elements) }
}
