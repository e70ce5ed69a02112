internal import FeedModel

/// A refresh shows an empty list before it shows the new one.
final class FlashingFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    2,
    3,
    "A refresh shows an empty list before it shows the new one.",
    witness: "R ok1[a b] R ok2[b c]"
  ) { source, policies in
    FlashingFeed(source: source, policies: policies)
  }

  override func succeed(_ request: PageRequest, _ page: Page) {
    if request.operation == .refresh {
      state.items = []
      show()
    }
    super.succeed(request, page)
  }
}
