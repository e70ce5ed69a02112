internal import FeedModel

/// The end is shown while the append is still loading.
final class HalfUpdatedFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    4,
    1,
    "The end is shown while the append is still loading.",
    witness: "R ok1»2 M ok2»∅"
  ) { source, policies in
    HalfUpdatedFeed(source: source, policies: policies)
  }

  override func take(_ page: Page, _ request: PageRequest) throws(FeedError) {
    try super.take(page, request)
    if request.operation == .append, state.hasReachedEnd { show() }
  }
}
