internal import FeedModel

/// A load more asks for a further page after the end.
final class EndlessFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    1,
    3,
    "A load more asks for a further page after the end.",
    witness: "R ok1»∅ M"
  ) { source, policies in
    EndlessFeed(source: source, policies: policies)
  }

  override func loadMore() {
    if state.hasReachedEnd { request(.append, .token("next")) } else { super.loadMore() }
  }
}
