internal import FeedModel

/// Pages stand in the order of their keys as text, so that 10 comes before 9.
final class TextOrderFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    2,
    4,
    "Pages stand in the order of their keys as text, so that 10 comes before 9.",
    witness: "R ok1»9 M ok2»10 M ok3»11"
  ) { source, policies in
    TextOrderFeed(source: source, policies: policies)
  }

  private var pages: [(key: String, rows: [FeedItem])] = []

  override func take(_ page: Page, _ request: PageRequest) throws(FeedError) {
    try super.take(page, request)
    if request.operation.startsGeneration { pages = [] }
    let key = request.key == .first ? "" : request.key.description
    pages.append((key, page.items))
    pages.sort { $0.key < $1.key }
    state.items = FeedItems(pages.flatMap(\.rows))
  }
}
