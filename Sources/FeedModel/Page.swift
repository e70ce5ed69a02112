/// One answer of the origin: items in order, and where to go on.
public struct Page: Hashable, Sendable {
  /// The readable elements, in the origin's order.
  public let items: [FeedItem]

  /// How many elements could not be read and were left out (rule 5.2).
  public let rejectedCount: Int

  /// Where the following page begins; nil when there is none.
  public let next: PageKey?

  /// How many elements the whole feed has, when the origin says so.
  public let total: Int?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - items: The readable elements.
  ///   - rejectedCount: How many elements could not be read.
  ///   - next: Where the following page begins; nil when there is none.
  ///   - total: How many elements the whole feed has, when known.
  public init(
    items: [FeedItem],
    rejectedCount: Int = 0,
    next: PageKey? = nil,
    total: Int? = nil
  ) {
    self.items = items
    self.rejectedCount = rejectedCount
    self.next = next
    self.total = total
  }

  /// How many elements the origin sent, readable or not: what end and offset count with.
  public var rawCount: Int { items.count + rejectedCount }
}
