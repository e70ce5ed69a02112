internal import FeedModel

/// Choosing nothing leaves the spinner of the cancelled request.
final class ForgottenSpinnerFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    3,
    3,
    "Choosing nothing leaves the spinner of the cancelled request.",
    witness: "R C()"
  ) { source, policies in
    ForgottenSpinnerFeed(source: source, policies: policies)
  }

  override func choose(_ topic: FeedTopic) {
    let status = state.refresh
    super.choose(topic)
    if topic.isNothing { state.refresh = status }
  }
}
