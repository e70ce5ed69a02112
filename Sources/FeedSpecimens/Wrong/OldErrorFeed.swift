internal import FeedModel

/// A successful refresh leaves the error of the append.
final class OldErrorFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    3,
    7,
    "A successful refresh leaves the error of the append.",
    witness: "R ok1»2 M err2 R ok3»2"
  ) { source, policies in
    OldErrorFeed(source: source, policies: policies)
  }

  override func succeed(_ request: PageRequest, _ page: Page) {
    let status = state.append
    super.succeed(request, page)
    if status.error != nil, request.operation == .refresh { state.append = status }
  }
}
