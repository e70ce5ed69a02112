internal import FeedModel

/// A failed append ends the feed.
final class GivingUpFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    2,
    7,
    "A failed append ends the feed.",
    witness: "R ok1»2 M err2"
  ) { source, policies in
    GivingUpFeed(source: source, policies: policies)
  }

  override func fail(_ request: PageRequest, _ error: FeedError) {
    super.fail(request, error)
    if request.operation == .append { state.cursor = .end }
  }
}
