internal import FeedModel

/// A load more after the end opens the footer again.
final class ReopeningFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    3,
    4,
    "A load more after the end opens the footer again.",
    witness: "R ok1»2 M ok2»∅ M"
  ) { source, policies in
    ReopeningFeed(source: source, policies: policies)
  }

  override func loadMore() {
    if state.hasReachedEnd { state.cursor = .next(.token("2")) } else { super.loadMore() }
  }
}
