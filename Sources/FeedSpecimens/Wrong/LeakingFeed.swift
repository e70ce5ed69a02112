internal import FeedModel

/// The end does not cancel what is open.
final class LeakingFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    4,
    6,
    "The end does not cancel what is open.",
    witness: "R X"
  ) { source, policies in
    LeakingFeed(source: source, policies: policies)
  }

  deinit { open = [] }
}
