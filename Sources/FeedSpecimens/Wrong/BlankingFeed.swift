internal import FeedModel

/// A failed refresh removes the rows.
final class BlankingFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    3,
    6,
    "A failed refresh removes the rows.",
    witness: "R ok1»2 R err2"
  ) { source, policies in
    BlankingFeed(source: source, policies: policies)
  }

  override func fail(_ request: PageRequest, _ error: FeedError) {
    super.fail(request, error)
    if request.operation == .refresh { state.items = [] }
  }
}
