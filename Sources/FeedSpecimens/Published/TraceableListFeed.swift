internal import FeedModel

/// The sample of SwiftyTraceableValue: a page number outside the state, a refresh status that is a
/// stream of commands, and a short page as the end.
class TraceableListFeed: RequestingFeed {
  var items: [FeedItem] = []
  var pageIndex = 1
  var isLoaded = false
  var hasNoMore = false
  var isHeaderRefreshing = false
  var isFooterRefreshing = false

  override func handle(_ intent: FeedIntent) {
    switch intent {
    case .refresh: fetchList(reload: true)
    case .loadMore: fetchList(reload: false)
    case .retry, .choose, .remove: break
    }
  }

  func fetchList(reload: Bool) {
    pageIndex = reload ? 0 : pageIndex + 1
    if reload { isHeaderRefreshing = true } else { isFooterRefreshing = true }
    let operation: FeedOperation = reload ? (isLoaded ? .refresh : .firstLoad) : .append
    fetch(operation, key(pageIndex)) { [unowned self] outcome in
      guard case .success(let page) = outcome else { return }
      hasNoMore = page.items.count < policies.pageSize
      isFooterRefreshing = false
      items = reload ? page.items : items + page.items
      isLoaded = true
      isHeaderRefreshing = false
    }
  }

  func key(_ index: Int) -> PageKey { index == 0 ? .first : .token("\(index + 1)") }

  override func derive(_ state: inout FeedState) {
    state.items = list(items)
    state.cursor = !isLoaded ? .notLoaded : hasNoMore ? .end : .next(key(pageIndex + 1))
    state.refresh = isHeaderRefreshing ? .loading : .idle
    state.append = isFooterRefreshing ? .loading : .idle
  }
}
