internal import FeedModel

/// The answer of a superseded request ends the spinner of its successor.
final class SharedSpinnerFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    2,
    2,
    "The answer of a superseded request ends the spinner of its successor.",
    witness: "C(a) C(b) ok1(late)"
  ) { source, policies in
    SharedSpinnerFeed(source: source, policies: policies)
  }

  override func receiveLate(_ number: Int, _ outcome: Result<Page, FeedError>) {
    state.refresh = .idle
  }
}
