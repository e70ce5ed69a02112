internal import FeedModel

/// After a failure no intent does anything.
final class MortalFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    3,
    9,
    "After a failure no intent does anything.",
    witness: "R err1 R"
  ) { source, policies in
    MortalFeed(source: source, policies: policies)
  }

  private var hasFailed = false

  override func handle(_ intent: FeedIntent) {
    if !hasFailed { super.handle(intent) }
  }

  override func announce(_ request: PageRequest, _ error: FeedError) {
    super.announce(request, error)
    hasFailed = true
  }
}
