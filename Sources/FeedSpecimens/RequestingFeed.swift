internal import FeedModel

/// What the published feeds share: requests that are given up when the feed is released, as with a
/// bag of disposables.
class RequestingFeed: QueuedFeed {
  private struct Open {
    let number: Int
    var cancel: () -> Void
  }

  let source: any PageSource
  let policies: FeedPolicies

  /// The errors that repaired feeds keep; the published ones lose them.
  var refreshError: FeedError?
  var appendError: FeedError?
  private var open: [Open] = []
  private var sent = 0

  init(source: any PageSource, policies: FeedPolicies, topic: FeedTopic = .all) {
    self.source = source
    self.policies = policies
    super.init()
    state = FeedState(topic: topic)
    shown = state
  }

  deinit {
    for entry in open { entry.cancel() }
  }

  /// What is shown, derived from the feed's own variables.
  func derive(_ state: inout FeedState) {}

  /// The rows as the screen shows them; repaired feeds show no identity twice.
  func list(_ rows: [FeedItem]) -> FeedItems { FeedItems(asShown: rows) }

  override func publish() {
    derive(&state)
    super.publish()
  }

  /// Asks for a page; an answer after a cancel, and a second answer, never arrive.
  ///
  /// - Returns: A function that gives the request up.
  @discardableResult
  func fetch(
    _ operation: FeedOperation,
    _ key: PageKey,
    then: @escaping (Result<Page, FeedError>) -> Void
  ) -> () -> Void {
    sent += 1
    let number = sent
    let request = PageRequest(
      operation: operation,
      topic: state.topic,
      key: key,
      pageSize: policies.pageSize
    )
    open.append(Open(number: number, cancel: {}))
    let cancel = source.send(request) { [weak self] outcome in
      self?.enqueue { [weak self] in
        guard let self, close(number) != nil else { return }
        then(outcome)
      }
    }
    if let place = open.firstIndex(where: { $0.number == number }) { open[place].cancel = cancel }
    return { [weak self] in self?.close(number)?() }
  }

  /// Keeps a failure and tells it, as repaired feeds do.
  func keep(_ error: FeedError, of operation: FeedOperation) {
    if operation.startsGeneration { refreshError = error } else { appendError = error }
    failures.append(FeedFailure(operation: operation, error: error))
  }

  /// Takes errors and flags into the load states, as repaired feeds do.
  func deriveStatus(_ state: inout FeedState, isRefreshing: Bool, isAppending: Bool) {
    state.refresh = isRefreshing ? .loading : refreshError.map { .failed($0) } ?? .idle
    state.append = isAppending ? .loading : appendError.map { .failed($0) } ?? .idle
  }

  /// The key after a page; a page that names its own key is the last one (P16 = end).
  func following(_ page: Page, _ key: PageKey) -> PageKey? { page.next == key ? nil : page.next }

  private func close(_ number: Int) -> (() -> Void)? {
    guard let place = open.firstIndex(where: { $0.number == number }) else { return nil }
    return open.remove(at: place).cancel
  }
}
