internal import FeedModel

/// ReactorKit's GitHub search: a query cancels what is open, a flag guards the next page, and every
/// failure is an empty result.
class RepositorySearchFeed: RequestingFeed {
  var repositories: [FeedItem] = []
  var nextPage: Int?
  var isLoadingNextPage = false
  var hasAnswer = false
  private var cancels: [() -> Void] = []

  override func handle(_ intent: FeedIntent) {
    switch intent {
    case .choose(let topic): updateQuery(topic)
    case .loadMore: loadNextPage()
    case .refresh, .retry, .remove: break
    }
  }

  func updateQuery(_ topic: FeedTopic) {
    for cancel in cancels { cancel() }
    cancels = []
    isLoadingNextPage = false
    hasAnswer = hasAnswer && state.topic == topic
    state.topic = topic
    search(page: 1) { [unowned self] found, next in
      repositories = found
      nextPage = next
      hasAnswer = true
    }
  }

  func loadNextPage() {
    guard !isLoadingNextPage, let page = nextPage else { return }
    isLoadingNextPage = true
    search(page: page) { [unowned self] found, next in
      repositories += found
      nextPage = next
      isLoadingNextPage = false
    }
  }

  func search(page: Int, then: @escaping ([FeedItem], Int?) -> Void) {
    guard !state.topic.isNothing else { return then([], nil) }
    let key: PageKey = page == 1 ? .first : .token("\(page)")
    let operation: FeedOperation = page > 1 ? .append : hasAnswer ? .refresh : .firstLoad
    let cancel = fetch(operation, key) { outcome in
      let found = (try? outcome.get().items) ?? []
      then(found, found.isEmpty ? nil : page + 1)
    }
    cancels.append(cancel)
  }

  override func derive(_ state: inout FeedState) {
    state.items = list(repositories)
    state.cursor =
      state.topic.isNothing || (!hasAnswer && nextPage == nil)
      ? .notLoaded : nextPage.map { .next(.token("\($0)")) } ?? .end
    state.append = isLoadingNextPage ? .loading : .idle
  }
}
