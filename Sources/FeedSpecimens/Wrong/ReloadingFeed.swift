internal import FeedModel

/// Every intent and every answer shows the state, changed or not.
final class ReloadingFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    4,
    3,
    "Every intent and every answer shows the state, changed or not.",
    witness: "R R"
  ) { source, policies in
    ReloadingFeed(source: source, policies: policies)
  }

  override func publish() {
    if state == shown { show() }
    super.publish()
  }
}
