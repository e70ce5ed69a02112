internal import FeedModel

/// Every topic chosen before asks again when another one is chosen.
final class NestedFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    1,
    8,
    "Every topic chosen before asks again when another one is chosen.",
    witness: "C(a) C(b)"
  ) { source, policies in
    NestedFeed(source: source, policies: policies)
  }

  private var choices = 0

  override func choose(_ topic: FeedTopic) {
    super.choose(topic)
    for _ in 0..<choices { request(.firstLoad, .first) }
    choices += 1
  }
}
