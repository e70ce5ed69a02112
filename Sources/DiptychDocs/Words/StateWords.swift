public import FeedModel

extension FeedState {
  /// The state in a few words, for a person: rows first, then what is going on.
  public var words: String { ([rowWords] + statusWords).joined(separator: " · ") }

  /// What a label may say, the longest first; a failure is crossed in each.
  var labels: [String] {
    let rows = isLoaded ? "\(items.count)" : "–"
    if hasFailed { return ["✕ \(words)", "✕ \(rows) · failed", "✕ \(rows)", "✕"] }
    if refresh.isLoading, !isLoaded { return [words, "loading", "…"] }
    if isBusy { return [words, "\(rows) · " + (append.isLoading ? "more" : "refreshing"), rows] }
    return hasReachedEnd ? [words, "\(rows) · end", rows] : [words, rowWords, rows]
  }

  /// Whether a request is open for either direction.
  var isBusy: Bool { refresh.isLoading || append.isLoading }

  /// Whether the last attempt of either direction failed.
  var hasFailed: Bool { refresh.error != nil || append.error != nil }

  private var rowWords: String {
    if !isLoaded && items.isEmpty { return "not loaded" }
    if items.isEmpty { return "no rows" }
    return items.count == 1 ? "1 row" : "\(items.count) rows"
  }

  private var statusWords: [String] {
    var words: [String] = []
    if isStale { words.append("stale") }
    switch refresh {
    case .idle: break
    case .loading: words.append(isLoaded ? "refreshing" : "loading")
    case .failed: words.append("refresh failed")
    }
    switch append {
    case .idle: break
    case .loading: words.append("loading more")
    case .failed: words.append("append failed")
    }
    if hasReachedEnd { words.append("the end") }
    return words
  }
}
