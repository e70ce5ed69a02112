/// What a feed request asks for, the same for every envelope.
public struct PageQuery: Sendable, Equatable {
  /// The category, byte for byte as it was meant.
  public var category: String
  /// The text searched for; empty for all items.
  public var text: String
  /// The number of items wanted, at least 1.
  public var size: Int
  /// The key of the page as the client sent it; nil for the first page.
  public var key: String?
  /// How many items come before this page; nil when the key is none that the data set gave.
  public var offset: Int?

  /// Makes a query.
  public init(category: String, text: String = "", size: Int, key: String?, offset: Int?) {
    self.category = category
    self.text = text
    self.size = size
    self.key = key
    self.offset = offset
  }

  /// A query by page number, where the first page is 1.
  static func numbered(
    category: String,
    text: String,
    size: Int,
    page: String?
  ) -> PageQuery {
    let number = page.map { Int($0).flatMap { (1...1_000_000).contains($0) ? $0 : nil } } ?? 1
    return PageQuery(
      category: category,
      text: text,
      size: size,
      key: page,
      offset: number.map { ($0 - 1) * size }
    )
  }
}
