internal import FeedModel

/// The answer of an append that a refresh has superseded is applied.
final class LateAnswerFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    2,
    1,
    "The answer of an append that a refresh has superseded is applied.",
    witness: "R ok1»2 M R ok3»2 ok2»3(late)"
  ) { source, policies in
    LateAnswerFeed(source: source, policies: policies)
  }

  private var abandoned: PageRequest?

  override func endAbandoned(_ request: PageRequest) {
    super.endAbandoned(request)
    abandoned = request
  }

  override func receiveLate(_ number: Int, _ outcome: Result<Page, FeedError>) {
    guard case .success(let page) = outcome, let request = abandoned else { return }
    try? take(page, request)
  }
}
