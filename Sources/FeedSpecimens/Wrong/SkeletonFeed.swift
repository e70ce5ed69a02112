internal import FeedModel

/// An empty first page looks like a list that is not loaded.
final class SkeletonFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    2,
    10,
    "An empty first page looks like a list that is not loaded.",
    witness: "R ok1[]»∅"
  ) { source, policies in
    SkeletonFeed(source: source, policies: policies)
  }

  override func take(_ page: Page, _ request: PageRequest) throws(FeedError) {
    try super.take(page, request)
    if state.items.isEmpty { state.cursor = .notLoaded }
  }
}
