internal import FeedContract
internal import FeedModel

/// A failed append moves the next key on.
final class SkippingFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    1,
    5,
    "A failed append moves the next key on.",
    witness: "R ok1»2 M err2"
  ) { source, policies in
    SkippingFeed(source: source, policies: policies)
  }

  override func fail(_ request: PageRequest, _ error: FeedError) {
    super.fail(request, error)
    if request.operation == .append { state.cursor = .next(PageSketch.following(request.key)) }
  }
}
