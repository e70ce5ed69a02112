internal import FeedModel

/// The search with a spinner for the first page, a query that forgets the list before it, and failures
/// that are kept and leave the page as it was.
final class RepairedRepositorySearchFeed: RepositorySearchFeed {
  private var isSearching = false
  private var next: PageKey?
  private var cancel: () -> Void = {}

  override func updateQuery(_ topic: FeedTopic) {
    guard topic != state.topic else { return }
    cancel()
    cancel = {}
    state.topic = topic
    repositories = []
    hasAnswer = false
    next = nil
    isLoadingNextPage = false
    refreshError = nil
    appendError = nil
    isSearching = true
    cancel = fetch(.firstLoad, .first) { [unowned self] outcome in
      isSearching = false
      receive(outcome, .firstLoad, .first)
    }
  }

  override func loadNextPage() {
    guard !isLoadingNextPage, !isSearching, let key = next else { return }
    isLoadingNextPage = true
    appendError = nil
    cancel = fetch(.append, key) { [unowned self] outcome in
      isLoadingNextPage = false
      receive(outcome, .append, key)
    }
  }

  private func receive(
    _ outcome: Result<Page, FeedError>,
    _ operation: FeedOperation,
    _ key: PageKey
  ) {
    cancel = {}
    switch outcome {
    case .success(let page):
      repositories += page.items
      next = following(page, key)
      hasAnswer = true
    case .failure(let error): keep(error, of: operation)
    }
  }

  override func derive(_ state: inout FeedState) {
    state.items = list(repositories)
    state.cursor = hasAnswer ? next.map { .next($0) } ?? .end : .notLoaded
    deriveStatus(&state, isRefreshing: isSearching, isAppending: isLoadingNextPage)
  }

  override func list(_ rows: [FeedItem]) -> FeedItems { FeedItems(rows) }
}
