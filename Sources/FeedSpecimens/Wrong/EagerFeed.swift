internal import FeedModel

/// A load more asks again while an append is open.
final class EagerFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    1,
    1,
    "A load more asks again while an append is open.",
    witness: "R ok1»2 M M"
  ) { source, policies in
    EagerFeed(source: source, policies: policies)
  }

  override func loadMore() { beginAppend() }
}
