internal import FeedModel

/// The end, once reached, survives a refresh.
final class StuckEndFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    2,
    8,
    "The end, once reached, survives a refresh.",
    witness: "R ok1»∅ R ok2»2"
  ) { source, policies in
    StuckEndFeed(source: source, policies: policies)
  }

  override func take(_ page: Page, _ request: PageRequest) throws(FeedError) {
    let hadEnded = state.hasReachedEnd
    try super.take(page, request)
    if hadEnded { state.cursor = .end }
  }
}
