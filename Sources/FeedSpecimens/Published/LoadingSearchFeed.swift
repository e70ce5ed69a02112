internal import FeedModel

/// RxExample's GitHub search: a loop that asks whenever its query changes, where two queries that differ
/// only in whether the next page is wanted count as equal.
class LoadingSearchFeed: RequestingFeed {
  struct Query {
    let topic: FeedTopic
    let shouldLoadNextPage: Bool
    let next: PageKey?
  }

  var repositories: [FeedItem] = []
  var shouldLoadNextPage = true
  var next: PageKey? = .first
  var failure: FeedError?
  var hasAnswer = false
  private var last: Query?
  private var cancel: () -> Void = {}

  override func handle(_ intent: FeedIntent) {
    switch intent {
    case .choose(let topic): changeSearch(topic)
    case .loadMore: loadMoreItems()
    case .refresh, .retry, .remove: break
    }
    react()
  }

  func changeSearch(_ topic: FeedTopic) {
    state.topic = topic
    repositories = []
    shouldLoadNextPage = true
    next = .first
    hasAnswer = false
  }

  func loadMoreItems() {
    if failure == nil { shouldLoadNextPage = true }
  }

  func receive(_ outcome: Result<Page, FeedError>) {
    switch outcome {
    case .success(let page):
      repositories += page.items
      shouldLoadNextPage = false
      next = page.next
      failure = nil
      hasAnswer = true
    case .failure(let error):
      if error != failure { tell(error) }
      failure = error
    }
    react()
  }

  func tell(_ error: FeedError) {
    failures.append(FeedFailure(operation: hasAnswer ? .append : .firstLoad, error: error))
  }

  /// Whether two queries ask for the same; whether the next page is wanted is left out.
  func areEqual(_ one: Query, _ other: Query) -> Bool {
    one.topic == other.topic && one.next == other.next
  }

  func react() {
    let query = Query(topic: state.topic, shouldLoadNextPage: shouldLoadNextPage, next: next)
    if let last, areEqual(last, query) { return }
    last = query
    cancel()
    cancel = {}
    guard query.shouldLoadNextPage, !query.topic.isNothing, let key = query.next else { return }
    cancel = fetch(key == .first ? .firstLoad : .append, key) { [unowned self] in receive($0) }
  }

  override func derive(_ state: inout FeedState) {
    state.items = list(repositories)
    state.cursor = !hasAnswer ? .notLoaded : next.map { .next($0) } ?? .end
    let isWanted = shouldLoadNextPage && !state.topic.isNothing && next != nil
    let status: LoadState = failure.map { .failed($0) } ?? (isWanted ? .loading : .idle)
    state.refresh = hasAnswer ? .idle : status
    state.append = hasAnswer ? status : .idle
  }
}
