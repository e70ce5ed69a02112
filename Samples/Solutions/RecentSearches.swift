/// GitHubSearch: the last five texts that were searched for, the newest first.
public struct RecentSearches: Equatable, Sendable {
  /// The texts.
  public private(set) var texts: [String] = []

  /// Creates an empty list.
  public init() {}

  // region: search.solution
  /// Puts a text first; it stands in the list once, however it is written.
  public mutating func note(_ text: String) {
    if text.isEmpty { return }
    texts.removeAll { $0.lowercased() == text.lowercased() }
    texts.insert(text, at: 0)
    texts = Array(texts.prefix(5))
  }
  // endregion: search.solution
}
