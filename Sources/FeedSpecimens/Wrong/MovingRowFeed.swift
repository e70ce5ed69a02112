internal import FeedModel

/// A row that comes again moves to the end of the list.
final class MovingRowFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    2,
    5,
    "A row that comes again moves to the end of the list.",
    witness: "R ok1[a b]»2 M ok2[a c]»3"
  ) { source, policies in
    MovingRowFeed(source: source, policies: policies)
  }

  override func take(_ page: Page, _ request: PageRequest) throws(FeedError) {
    if request.operation == .append {
      for item in page.items { state.items.remove(item.id) }
    }
    try super.take(page, request)
  }
}
