/// One item of the data set, from which every envelope makes its own elements.
public struct OriginItem: Sendable, Equatable {
  /// The stable identity, as in `android-0007`.
  public var id: String
  /// A number that is as stable as the identity, for envelopes that want one.
  public var number: Int
  /// The title, which may be hostile to a terminal.
  public var title: String
  /// The category the item belongs to.
  public var category: String
  /// An invented author, as in `author-07`.
  public var author: String
  /// When it was published, in seconds since 1970.
  public var published: Int
  /// The address of a picture, absolute on `example.com` or relative.
  public var image: String
  /// How many people like it.
  public var stars: Int

  /// Makes the item that an identity stands for: the same one every time.
  ///
  /// - Parameters:
  ///   - id: The identity. A decimal number is also its `number`; letters count as in a
  ///     spreadsheet's columns (`a` is 1, `aa` is 27).
  ///   - title: The title; nil for a generated one.
  ///   - category: The category.
  public init(id: String, title: String? = nil, category: String = "all") {
    let number = Self.number(of: id)
    self.init(id: id, number: number, title: title ?? TitleMaker.title(number), category: category)
  }

  init(id: String, number: Int, title: String, category: String) {
    self.id = id
    self.number = number
    self.title = title
    self.category = category
    self.author = "author-" + (number % 40 < 10 ? "0" : "") + String(number % 40)
    self.published = 1_514_764_800 - number % 100_000 * 3_607
    self.image =
      number.isMultiple(of: 3)
      ? "/pictures/\(number).jpg" : "https://example.com/pictures/\(number).jpg"
    self.stars = (number % 100_000 * 7_919) % 100_003
  }

  private static func number(of id: String) -> Int {
    if let number = Int(id), number >= 0 { return number }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    if id.utf8.count <= 6, id.utf8.allSatisfy(letters.contains) {
      return id.utf8.reduce(0) { $0 * 26 + Int($1 - UInt8(ascii: "a")) + 1 }
    }
    return Int(CRC32.checksum(Array(id.utf8)) >> 1)
  }
}
