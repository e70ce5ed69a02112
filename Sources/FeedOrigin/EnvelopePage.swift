/// One page before it is put into an envelope.
public struct EnvelopePage: Sendable, Equatable {
  /// The items in order.
  public var items: [OriginItem]
  /// The key of the following page; nil at the end of the feed.
  public var next: String?
  /// How many items the whole feed has.
  public var total: Int

  /// Makes a page.
  public init(items: [OriginItem], next: String?, total: Int) {
    self.items = items
    self.next = next
    self.total = total
  }
}
