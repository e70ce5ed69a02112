internal import FeedModel

/// One more observer causes a refresh.
final class WelcomingFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    1,
    7,
    "One more observer causes a refresh.",
    witness: "R ok1»2 B"
  ) { source, policies in
    WelcomingFeed(source: source, policies: policies)
  }

  override func welcome(_ number: Int, _ see: (FeedState) -> Void) {
    super.welcome(number, see)
    if number > 0 { enqueue { [unowned self] in request(.refresh, .first) } }
  }
}
