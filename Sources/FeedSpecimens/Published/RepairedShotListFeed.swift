internal import FeedModel

/// The shot list with flags that are set and taken back always, and errors that are kept.
final class RepairedShotListFeed: ShotListFeed {
  override func refresh() {
    guard !isRefreshing, !isLoading else { return }
    isRefreshing = true
    let operation: FeedOperation = isLoaded ? .refresh : .firstLoad
    fetch(operation, .first) { [unowned self] outcome in
      isRefreshing = false
      refreshError = nil
      switch outcome {
      case .success(let page):
        shots = page.items
        next = following(page, .first)
        isLoaded = true
        appendError = nil
      case .failure(let error): keep(error, of: operation)
      }
    }
  }

  override func loadMore() {
    guard !isRefreshing, !isLoading, let key = next else { return }
    isLoading = true
    fetch(.append, key) { [unowned self] outcome in
      isLoading = false
      appendError = nil
      switch outcome {
      case .success(let page):
        shots += page.items
        next = following(page, key)
      case .failure(let error): keep(error, of: .append)
      }
    }
  }

  override func derive(_ state: inout FeedState) {
    super.derive(&state)
    deriveStatus(&state, isRefreshing: isRefreshing, isAppending: isLoading)
  }

  override func list(_ rows: [FeedItem]) -> FeedItems { FeedItems(rows) }
}
