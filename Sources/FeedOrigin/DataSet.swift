/// Items generated in code: the same ones in every run.
public struct DataSet: Sendable {
  /// The categories that people use.
  public static let categories = ["all", "Android", "iOS", "福利"]

  /// Categories whose names get hurt by a careless client; each has 12 items.
  public static let awkwardCategories = [
    "a+b", "50%", "a&b=c", "c#", "a b", "a/b", "100%25", "caf\u{E9}", "cafe\u{301}", "?q=1",
  ]

  /// A data set with 400 items in each category but `all`, which has all 1,200 of these.
  public static let standard = DataSet(itemsPerCategory: 400)

  private let lists: [ItemList]

  /// Generates a data set.
  ///
  /// - Parameter itemsPerCategory: How many items `Android`, `iOS` and `福利` have each.
  public init(itemsPerCategory: Int) {
    let named = zip(Self.categories.dropFirst(), ["android", "ios", "welfare"]).enumerated()
      .map { index, pair in
        ItemList(
          category: pair.0,
          items: (0..<itemsPerCategory).map {
            Self.item(prefix: pair.1, index: $0, number: $0 * 3 + index + 1, category: pair.0)
          }
        )
      }
    let all = (0..<itemsPerCategory).flatMap { row in named.map { $0.items[row] } }
    let awkward = Self.awkwardCategories.enumerated().map { index, category in
      ItemList(
        category: category,
        items: (0..<12).map {
          Self.item(
            prefix: "awkward\(index)",
            index: $0,
            number: 90_001 + index * 12 + $0,
            category: category
          )
        }
      )
    }
    lists = [ItemList(category: "all", items: all)] + named + awkward
  }

  /// The items of a category whose title holds the query, newest first.
  ///
  /// - Parameters:
  ///   - category: The category, compared byte for byte; one that does not exist has no items.
  ///   - query: Text that titles must hold, whatever the case of ASCII letters; empty for all.
  /// - Returns: The items. Complexity: linear in the size of the category if there is a query.
  public func items(category: String, query: String = "") -> [OriginItem] {
    lists.first { $0.category.isSameText(as: category) }?.items(holding: query) ?? []
  }

  private static func item(
    prefix: String,
    index: Int,
    number: Int,
    category: String
  ) -> OriginItem {
    let digits = String(index + 1)
    let id = prefix + "-" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return OriginItem(
      id: id,
      number: number,
      title: TitleMaker.title(number),
      category: category
    )
  }
}
