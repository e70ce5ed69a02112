internal import FeedModel

/// The shot list reactor of Drrrible: a flag for each spinner, one of which does not show while the list
/// is empty, and an error that ends the chain before the flag is taken back.
class ShotListFeed: RequestingFeed {
  var shots: [FeedItem] = []
  var isRefreshing = false
  var isLoading = false
  var next: PageKey?
  var isLoaded = false

  override func handle(_ intent: FeedIntent) {
    switch intent {
    case .refresh: refresh()
    case .loadMore: loadMore()
    case .retry, .choose, .remove: break
    }
  }

  func refresh() {
    guard !isRefreshing, !isLoading else { return }
    setRefreshing(true)
    fetch(isLoaded ? .refresh : .firstLoad, .first) { [unowned self] outcome in
      guard case .success(let page) = outcome else { return }
      shots = page.items
      next = page.next
      isLoaded = true
      setRefreshing(false)
    }
  }

  func loadMore() {
    guard !isRefreshing, !isLoading, let key = next else { return }
    isLoading = true
    fetch(.append, key) { [unowned self] outcome in
      guard case .success(let page) = outcome else { return }
      shots += page.items
      next = page.next
      isLoading = false
    }
  }

  /// Shows the indicator only above a list.
  func setRefreshing(_ isRefreshing: Bool) { self.isRefreshing = isRefreshing && !shots.isEmpty }

  override func derive(_ state: inout FeedState) {
    state.items = list(shots)
    state.cursor = isLoaded ? next.map { .next($0) } ?? .end : .notLoaded
    state.refresh = isRefreshing ? .loading : .idle
    state.append = isLoading ? .loading : .idle
  }
}
