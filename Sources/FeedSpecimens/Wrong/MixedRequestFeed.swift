internal import FeedModel

/// A new topic is asked for with the key of the old one.
final class MixedRequestFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    1,
    9,
    "A new topic is asked for with the key of the old one.",
    witness: "C(a) ok1»2 C(b)"
  ) { source, policies in
    MixedRequestFeed(source: source, policies: policies)
  }

  private var key = PageKey.first

  override func choose(_ topic: FeedTopic) {
    key = nextKey ?? .first
    super.choose(topic)
    key = .first
  }

  override func request(_ operation: FeedOperation, _ key: PageKey) {
    super.request(operation, operation == .firstLoad ? self.key : key)
  }
}
