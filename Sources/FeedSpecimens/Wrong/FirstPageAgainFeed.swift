internal import FeedModel

/// A retry appends page 1.
final class FirstPageAgainFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    3,
    10,
    "A retry appends page 1.",
    witness: "R ok1»2 M err2 Y"
  ) { source, policies in
    FirstPageAgainFeed(source: source, policies: policies)
  }

  override func retry() {
    if state.append.error != nil { request(.append, .first) } else { super.retry() }
  }
}
