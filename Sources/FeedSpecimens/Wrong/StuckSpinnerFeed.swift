internal import FeedModel

/// A failure is announced, but the spinner goes on.
final class StuckSpinnerFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    3,
    2,
    "A failure is announced, but the spinner goes on.",
    witness: "R err1"
  ) { source, policies in
    StuckSpinnerFeed(source: source, policies: policies)
  }

  override func fail(_ request: PageRequest, _ error: FeedError) {
    super.fail(request, error)
    set(request.operation, .loading)
  }
}
