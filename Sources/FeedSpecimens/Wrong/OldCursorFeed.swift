internal import FeedModel

/// A refresh asks for the next key and not for the first.
final class OldCursorFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    1,
    6,
    "A refresh asks for the next key and not for the first.",
    witness: "R ok1»2 R"
  ) { source, policies in
    OldCursorFeed(source: source, policies: policies)
  }

  override func beginRefresh() {
    giveUp()
    request(state.isLoaded ? .refresh : .firstLoad, nextKey ?? .first)
  }
}
