import FeedModel

/// One page of the feed, which is a section of its own.
struct HomeSection: Hashable {
  /// The rows of the page that stand in no earlier section.
  let items: [FeedItem]
}
