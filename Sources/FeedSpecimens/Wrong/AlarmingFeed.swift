internal import FeedModel

/// A cancelled request is announced as a failure.
final class AlarmingFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    3,
    8,
    "A cancelled request is announced as a failure.",
    witness: "C(a) C(b)"
  ) { source, policies in
    AlarmingFeed(source: source, policies: policies)
  }

  override func endAbandoned(_ request: PageRequest) {
    super.endAbandoned(request)
    announce(request, .unreachable("cancelled"))
  }
}
