import FeedContract

/// What one played feed shows, in a few values: enough to tell what a move changed, and whether two
/// feeds differ.
struct PlayFace: Hashable {
  var rowCount = 0
  var requestCount = 0
  var announcements = 0
  var isRefreshing = false
  var isLoadingMore = false
  var hasNoMore = false
  var isThere = true

  init() {}

  init(_ view: FeedListView, _ log: EventLog) {
    rowCount = view.source.sections.reduce(0) { $0 + $1.items.count }
    requestCount = log.requests.count
    announcements = view.announcementCount
    isRefreshing = view.header.phase == .refreshing
    isLoadingMore = view.footer.phase == .loading
    hasNoMore = view.footer.phase == .noMore
  }

  /// What changed since an earlier face, as a marble lane writes it; empty when nothing did.
  func changes(since earlier: PlayFace) -> String {
    if !isThere { return earlier.isThere ? "left" : "" }
    var text = ""
    for number in earlier.requestCount..<max(requestCount, earlier.requestCount) {
      text += "?\(number + 1)"
    }
    if announcements > earlier.announcements { text += "✗" }
    if rowCount != earlier.rowCount { text += "●\(rowCount)" }
    if isRefreshing, !earlier.isRefreshing { text += "↻" }
    if isLoadingMore, !earlier.isLoadingMore { text += "…" }
    if hasNoMore, !earlier.hasNoMore { text += "┤" }
    let ended =
      (earlier.isRefreshing && !isRefreshing) || (earlier.isLoadingMore && !isLoadingMore)
    return text.isEmpty && ended ? "◦" : text
  }
}
