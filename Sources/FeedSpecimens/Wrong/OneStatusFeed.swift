internal import FeedModel

/// The end of an append clears the refresh status too.
final class OneStatusFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    3,
    1,
    "The end of an append clears the refresh status too.",
    witness: "policy: P1=queue\nR ok1»2 M R ok2»3"
  ) { source, policies in
    OneStatusFeed(source: source, policies: policies)
  }

  override func succeed(_ request: PageRequest, _ page: Page) {
    super.succeed(request, page)
    if request.operation == .append { state.refresh = .idle }
  }
}
