internal import FeedModel

/// The traced list with one load at a time, keys that the answers name, and an end for every begin.
final class RepairedTraceableListFeed: TraceableListFeed {
  private var next: PageKey?

  override func fetchList(reload: Bool) {
    guard !isHeaderRefreshing, !isFooterRefreshing else { return }
    guard let key = reload ? .first : next else { return }
    if reload { isHeaderRefreshing = true } else { isFooterRefreshing = true }
    let operation: FeedOperation = reload ? (isLoaded ? .refresh : .firstLoad) : .append
    fetch(operation, key) { [unowned self] outcome in
      end(reload)
      switch outcome {
      case .success(let page):
        items = reload ? page.items : items + page.items
        next = page.rawCount < policies.pageSize ? nil : following(page, key)
        isLoaded = true
        if reload { appendError = nil }
      case .failure(let error): keep(error, of: operation)
      }
    }
  }

  private func end(_ reload: Bool) {
    if reload {
      isHeaderRefreshing = false
      refreshError = nil
    } else {
      isFooterRefreshing = false
      appendError = nil
    }
  }

  override func derive(_ state: inout FeedState) {
    super.derive(&state)
    state.cursor = isLoaded ? next.map { .next($0) } ?? .end : .notLoaded
    deriveStatus(&state, isRefreshing: isHeaderRefreshing, isAppending: isFooterRefreshing)
  }

  override func list(_ rows: [FeedItem]) -> FeedItems { FeedItems(rows) }
}
