internal import FeedModel

/// A failure that equals the one before is not announced.
final class DistinctErrorFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    3,
    5,
    "A failure that equals the one before is not announced.",
    witness: "R err1 R err2"
  ) { source, policies in
    DistinctErrorFeed(source: source, policies: policies)
  }

  private var last: FeedError?

  override func announce(_ request: PageRequest, _ error: FeedError) {
    if error != last { super.announce(request, error) }
    last = error
  }
}
