internal import FeedModel

/// A row that comes again is shown twice.
final class DoubledRowFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    2,
    5,
    "A row that comes again is shown twice.",
    witness: "R ok1[a b]»2 M ok2[b c]»3"
  ) { source, policies in
    DoubledRowFeed(source: source, policies: policies)
  }

  override func take(_ page: Page, _ request: PageRequest) throws(FeedError) {
    let earlier = Array(state.items)
    try super.take(page, request)
    if request.operation == .append { state.items = FeedItems(asShown: earlier + page.items) }
  }
}
