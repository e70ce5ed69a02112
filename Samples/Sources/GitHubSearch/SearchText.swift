import FeedModel

extension FeedTopic {
  /// What the feed is about while a text is searched for; nothing for a text without letters.
  static func search(_ text: String) -> FeedTopic {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return FeedTopic(query: words)
  }
}

extension FeedState {
  // region: search.title
  /// What stands above the list.
  var title: String {
    if topic.isNothing { return "type to search" }
    if refresh.isLoading { return "searching for \(PlainText(topic.query))" }
    if let error = refresh.error { return "\(error)" }
    if isEmpty { return "nothing is called \(PlainText(topic.query))" }
    let noun = items.count == 1 ? "repository" : "repositories"
    return "\(items.count) \(noun)\(hasReachedEnd ? "" : " so far")"
  }
  // endregion: search.title
}
