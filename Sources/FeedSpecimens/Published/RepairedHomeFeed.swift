internal import FeedModel

/// The home page with failures that reach it, keys that the answers name, and loads that wait for each
/// other.
final class RepairedHomeFeed: HomeFeed {
  private var next: PageKey?

  override func loadFirstPage() {
    guard !isLoadingNewest, !isLoadingMore else { return }
    isLoadingNewest = true
    let operation: FeedOperation = pages.isEmpty ? .firstLoad : .refresh
    fetch(operation, .first) { [unowned self] outcome in
      isLoadingNewest = false
      refreshError = nil
      switch outcome {
      case .success(let page):
        pages = [page.items]
        next = following(page, .first)
        appendError = nil
      case .failure(let error): keep(error, of: operation)
      }
    }
  }

  override func loadNextPage() {
    guard let key = next, !isLoadingMore, !isLoadingNewest else { return }
    isLoadingMore = true
    fetch(.append, key) { [unowned self] outcome in
      isLoadingMore = false
      appendError = nil
      switch outcome {
      case .success(let page):
        pages.append(page.items)
        next = following(page, key)
      case .failure(let error): keep(error, of: .append)
      }
    }
  }

  override func derive(_ state: inout FeedState) {
    super.derive(&state)
    state.cursor = pages.isEmpty ? .notLoaded : next.map { .next($0) } ?? .end
    deriveStatus(&state, isRefreshing: isLoadingNewest, isAppending: isLoadingMore)
  }

  override func list(_ rows: [FeedItem]) -> FeedItems { FeedItems(rows) }
}
