public import FeedModel

/// A feed without any architecture: the contract written down as plainly as it can be.
///
/// It is correct for every value of every policy, takes no streams, and is what the wrong feeds are
/// derived from, one behaviour each.
public class ReferenceFeed: QueuedFeed {
  /// A request that waits for its answer.
  struct Open {
    let number: Int
    let request: PageRequest
    var cancel: () -> Void
  }

  let source: any PageSource
  let policies: FeedPolicies
  var open: [Open] = []
  var isRefreshQueued = false
  var isMoreQueued = false
  var pagesLeft = 0
  private var sent = 0

  /// Creates a feed of which nothing is loaded.
  ///
  /// - Parameters:
  ///   - source: Where the feed gets its pages.
  ///   - policies: What it does where the contract leaves a choice.
  public init(source: any PageSource, policies: FeedPolicies) {
    self.source = source
    self.policies = policies
  }

  deinit {
    for entry in open { entry.cancel() }
  }

  var isRefreshing: Bool { open.contains { $0.request.operation.startsGeneration } }
  var isAppending: Bool { open.contains { !$0.request.operation.startsGeneration } }

  var nextKey: PageKey? {
    guard case .next(let key) = state.cursor else { return nil }
    return key
  }

  override func handle(_ intent: FeedIntent) {
    switch intent {
    case .refresh: refresh()
    case .loadMore: loadMore()
    case .retry: retry()
    case .choose(let topic): choose(topic)
    case .remove(let id): remove(id)
    }
  }

  func refresh() {
    guard !state.topic.isNothing else { return }
    if isRefreshing {
      guard policies.refreshDuringRefresh == .restart else { return }
    } else if isAppending {
      switch policies.refreshDuringAppend {
      case .cancel: break
      case .ignore: return
      case .queue:
        isRefreshQueued = true
        return
      }
    }
    beginRefresh()
  }

  func loadMore() {
    guard !isAppending else { return }
    let canLoad = nextKey != nil && appendMayRepeat
    if isRefreshing {
      switch policies.loadMoreDuringRefresh {
      case .drop: return
      case .queue:
        isMoreQueued = true
        return
      case .cancel:
        guard canLoad else { return }
        giveUp()
      }
    }
    if canLoad { beginAppend() }
  }

  /// Whether a load more may go out although the last one failed (P4).
  var appendMayRepeat: Bool {
    state.append.error == nil || policies.loadMoreAfterFailure == .retry
  }

  func retry() {
    guard !isRefreshing else { return }
    if state.refresh.error != nil {
      refresh()
    } else if state.append.error != nil, !isAppending {
      beginAppend()
    }
  }

  func choose(_ topic: FeedTopic) {
    guard topic != state.topic else { return }
    giveUp()
    isRefreshQueued = false
    isMoreQueued = false
    let rows = state.items
    state.topic = topic
    state.forgetItems()
    state.append = .idle
    guard !topic.isNothing else { return }
    if policies.itemsAtSwitch == .keep {
      state.items = rows
      state.isStale = !rows.isEmpty
    }
    pagesLeft = policies.pagesPerIntent - 1
    request(.firstLoad, .first)
  }

  func remove(_ id: FeedItem.ID) { state.remove(id, under: policies) }

  func beginRefresh() {
    giveUp()
    isRefreshQueued = false
    if policies.itemsDuringRefresh == .clear { clearForRefresh() }
    pagesLeft = policies.pagesPerIntent - 1
    request(state.isLoaded ? .refresh : .firstLoad, .first)
  }

  func clearForRefresh() {
    state.forgetItems()
    state.append = .idle
  }

  func beginAppend() {
    guard let key = nextKey else { return }
    pagesLeft = policies.pagesPerIntent - 1
    request(.append, key)
  }

  func request(_ operation: FeedOperation, _ key: PageKey) {
    ask(
      PageRequest(
        operation: operation,
        topic: state.topic,
        key: key,
        pageSize: policies.pageSize
      )
    )
  }

  func ask(_ request: PageRequest) {
    sent += 1
    let number = sent
    begin(request.operation)
    open.append(Open(number: number, request: request, cancel: {}))
    let cancel = source.send(request) { [weak self] outcome in
      self?.enqueue { [weak self] in self?.receive(number, outcome) }
    }
    if let place = open.firstIndex(where: { $0.number == number }) { open[place].cancel = cancel }
  }

  /// Shows that an operation begins.
  func begin(_ operation: FeedOperation) { set(operation, .loading) }

  func set(_ operation: FeedOperation, _ status: LoadState) {
    if operation.startsGeneration { state.refresh = status } else { state.append = status }
  }

  /// Gives every open request up and ends its spinner.
  func giveUp() {
    let abandoned = open
    open = []
    for entry in abandoned {
      entry.cancel()
      endAbandoned(entry.request)
    }
  }

  func endAbandoned(_ request: PageRequest) { set(request.operation, .idle) }

  func receive(_ number: Int, _ outcome: Result<Page, FeedError>) {
    guard let place = open.firstIndex(where: { $0.number == number }) else {
      return receiveLate(number, outcome)
    }
    let request = open.remove(at: place).request
    switch outcome {
    case .success(let page): succeed(request, page)
    case .failure(let error): fail(request, error)
    }
  }

  /// An answer to a request that was given up or answered before: nothing.
  func receiveLate(_ number: Int, _ outcome: Result<Page, FeedError>) {}

  func succeed(_ request: PageRequest, _ page: Page) {
    do throws(FeedError) {
      try take(page, request)
    } catch {
      return fail(request, error)
    }
    set(request.operation, .idle)
    if request.operation.startsGeneration { state.append = .idle }
    if !goOn(after: request.operation) { fill() }
  }

  func take(_ page: Page, _ request: PageRequest) throws(FeedError) {
    try state.take(page, for: request, under: policies)
  }

  func fail(_ request: PageRequest, _ error: FeedError) {
    if repeats(request, error) { return ask(request.repeated(after: policies.retryDelay)) }
    set(request.operation, .failed(error))
    announce(request, error)
    _ = goOn(after: request.operation)
  }

  func repeats(_ request: PageRequest, _ error: FeedError) -> Bool {
    policies.automaticRetry == .transient && error.isTransient
      && request.attempt < policies.retryLimit
  }

  func announce(_ request: PageRequest, _ error: FeedError) {
    failures.append(FeedFailure(operation: request.operation, error: error))
  }

  /// Starts what waited for an operation to end.
  func goOn(after operation: FeedOperation) -> Bool {
    if operation == .append, isRefreshQueued {
      isRefreshQueued = false
      beginRefresh()
      return true
    }
    guard operation.startsGeneration, isMoreQueued else { return false }
    isMoreQueued = false
    guard nextKey != nil, appendMayRepeat else { return false }
    beginAppend()
    return true
  }

  /// Loads a further page while the viewport is not full (P12).
  func fill() {
    guard policies.autoFill == .fill, state.items.count < policies.viewport, pagesLeft > 0,
      let key = nextKey
    else { return }
    pagesLeft -= 1
    request(.append, key)
  }
}
