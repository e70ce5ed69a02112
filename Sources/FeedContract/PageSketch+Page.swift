public import FeedModel

extension PageSketch {
  /// The page that a sketch means as the answer to one request.
  ///
  /// Each row carries in its detail where it comes from, as in `2·all`: request and topic. So the
  /// same identity in two answers has two contents, and a row tells which answer it is of.
  ///
  /// - Parameters:
  ///   - number: The request's number.
  ///   - request: What was asked for.
  /// - Returns: The page.
  public func page(for number: Int, _ request: PageRequest) -> Page {
    let origin = "\(number)·\(request.topic.category)\(request.topic.query)"
    let names = rows ?? ["\(number)a", "\(number)b"]
    return Page(
      items: names.map { FeedItem(id: $0, detail: origin) },
      rejectedCount: rejectedCount,
      next: key(after: request.key),
      total: total
    )
  }

  private func key(after key: PageKey) -> PageKey? {
    switch next {
    case .following: PageSketch.following(key)
    case .end: nil
    case .same: key
    case .key(let key): key
    }
  }

  /// The key that a generated page names: `2` after the first page, then one more each time.
  ///
  /// - Parameter key: The key that was asked for.
  /// - Returns: A key further on.
  public static func following(_ key: PageKey) -> PageKey {
    switch key {
    case .first: .token("2")
    case .offset(let count): .offset(count &+ 2)
    case .token(let token): Int(token).map { .token(String($0 &+ 1)) } ?? .token(token + "'")
    }
  }

  /// The sketch that would be written for a page.
  ///
  /// A number of elements below zero, which has no notation, ends a feed as zero does.
  ///
  /// - Parameter page: A page, from wherever.
  public init(_ page: Page) {
    self.init(
      rows: page.items.map(\.id),
      rejectedCount: page.rejectedCount,
      next: page.next.map { .key($0) } ?? .end,
      total: page.total.map { max($0, 0) }
    )
  }
}
