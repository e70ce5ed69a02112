internal import FeedModel

/// A page without a new row counts as the end.
final class ImpatientFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    2,
    6,
    "A page without a new row counts as the end.",
    witness: "R ok1[a]»2 M ok2[a]»3"
  ) { source, policies in
    ImpatientFeed(source: source, policies: policies)
  }

  override func take(_ page: Page, _ request: PageRequest) throws(FeedError) {
    let count = state.items.count
    try super.take(page, request)
    if request.operation == .append, state.items.count == count { state.cursor = .end }
  }
}
