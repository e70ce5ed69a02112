internal import FeedModel

/// A load more asks for page 2 of a list that is not there.
final class BlindFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    1,
    2,
    "A load more asks for page 2 of a list that is not there.",
    witness: "R M"
  ) { source, policies in
    BlindFeed(source: source, policies: policies)
  }

  override func loadMore() {
    if state.isLoaded { super.loadMore() } else { request(.append, .token("2")) }
  }
}
