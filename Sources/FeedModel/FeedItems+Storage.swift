extension FeedItems {
  /// A short list, which is looked through, or a long one, which has an index.
  package enum Storage: Sendable {
    /// Up to 32 rows.
    case short(ShortList)

    /// More rows, until 16 are left.
    case long(LongList)

    /// A long list becomes short again when so few rows are left.
    private static let lowWater = ShortList.limit / 2

    /// How many rows there are.
    package var count: Int {
      switch self {
      case .short(let list): list.count
      case .long(let list): list.rows.rows.count
      }
    }

    /// A run of rows in which a place lies, and where it is there.
    package func run(at place: Int) -> (elements: [FeedItem], offset: Int) {
      switch self {
      case .short(let list): list.run(at: place)
      case .long(let list): list.rows.rows.run(at: place)
      }
    }

    mutating func append(_ page: [FeedItem], overlap: FeedPolicies.Overlap) {
      switch self {
      case .short(var list) where list.count + page.count <= ShortList.limit:
        if list.append(page, overlap: overlap) { self = .short(list) }
      case .short(let list):
        var rows = IndexedRows(distinct: list.pages.joined())
        if rows.append(page, overlap: overlap) { self = .long(LongList(rows)) }
      case .long(let list):
        var rows = list.rows
        if rows.append(page, overlap: overlap) { self = .long(LongList(rows)) }
      }
    }

    mutating func remove(_ id: FeedItem.ID) -> Bool {
      switch self {
      case .short(var list):
        guard list.remove(id) else { return false }
        self = .short(list)
      case .long(let list):
        var rows = list.rows
        guard rows.remove(id) else { return false }
        let isShort = rows.rows.count <= Storage.lowWater
        self = isShort ? .short(ShortList(distinct: Array(rows.rows))) : .long(LongList(rows))
      }
      return true
    }
  }
}
