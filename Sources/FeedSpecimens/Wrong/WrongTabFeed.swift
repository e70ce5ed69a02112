internal import FeedModel

/// The rows of a topic chosen earlier replace those of the present one.
final class WrongTabFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    4,
    2,
    "The rows of a topic chosen earlier replace those of the present one.",
    witness: "C(a) C(b) ok2 ok1(late)"
  ) { source, policies in
    WrongTabFeed(source: source, policies: policies)
  }

  override func receiveLate(_ number: Int, _ outcome: Result<Page, FeedError>) {
    if case .success(let page) = outcome { state.items = FeedItems(page.items) }
  }
}
