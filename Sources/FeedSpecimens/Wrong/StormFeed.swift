internal import FeedModel

/// A failure asks again at once, without end.
final class StormFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    1,
    4,
    "A failure asks again at once, without end.",
    witness: "R err1"
  ) { source, policies in
    StormFeed(source: source, policies: policies)
  }

  override func fail(_ request: PageRequest, _ error: FeedError) {
    super.fail(request, error)
    ask(request)
  }
}
