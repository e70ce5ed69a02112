internal import FeedModel

extension Moment {
  /// Follows an answer: whether it counts, what it changes, and what it calls for.
  func take(_ outcome: Result<Page, FeedError>, of number: Int) {
    let entry = after.entries[number - 1]
    after.close(number)
    guard entry.isLive, !after.hasLeft else {
      react(to: .stale(number))
      causes.insert(.stale)
      if entry.epoch != after.epoch { causes.insert(.staleTopic) }
      staleAnswers.append(number)
      return
    }
    switch outcome {
    case .success(let page):
      react(to: .page(number))
      if let fault = after.fault(of: page, for: entry.request) {
        if page.next == entry.request.key { pages.insert(.repeated) }
        if page.rejectedCount > 0 { pages.insert(.bad) }
        fail(entry.request, fault)
      } else {
        succeed(entry.request, page)
      }
    case .failure(let error):
      react(to: .failure(number))
      fail(entry.request, error)
    }
  }

  private func succeed(_ request: PageRequest, _ page: Page) {
    let traits = after.apply(page, for: request)
    pages.formUnion(traits)
    if request.operation.startsGeneration {
      refreshEnds += 1
      causes.insert(.refreshSucceeded)
      after.state.refresh = .idle
      if !after.hasLiveAppend { after.state.append = .idle }
    } else {
      appendEnds += 1
      causes.insert(.appendSucceeded)
      after.state.append = .idle
    }
    stages.append(after.state)
    if goOn(after: request.operation) { return }
    if policies.autoFill == .fill, after.state.items.count < policies.viewport,
      after.pagesLeft > 0, let key = after.nextKey
    {
      after.pagesLeft -= 1
      self.await(.autoFill, .append, key)
    }
  }

  private func fail(_ request: PageRequest, _ error: FeedError) {
    if policies.automaticRetry == .transient, error.isTransient,
      request.attempt < policies.retryLimit
    {
      causes.insert(.retried)
      var again = Prediction(
        reason: .automaticRetry,
        stimulus: stimulus,
        operation: request.operation,
        topic: request.topic,
        key: request.key
      )
      again.attempt = request.attempt + 1
      again.delay = policies.retryDelay
      awaited.append(again)
      return
    }
    after.failures += 1
    expectedFailures.append(FeedFailure(operation: request.operation, error: error))
    if request.operation.startsGeneration {
      refreshEnds += 1
      causes.insert(.refreshFailed)
      if request.operation == .firstLoad { causes.insert(.firstLoadFailed) }
      after.state.refresh = .failed(error)
    } else {
      appendEnds += 1
      causes.insert(.appendFailed)
      after.state.append = .failed(error)
    }
    _ = goOn(after: request.operation)
  }

  /// Starts what waited for an operation to end (P1, P3); tells whether anything did.
  private func goOn(after operation: FeedOperation) -> Bool {
    if operation == .append, after.isRefreshQueued, !after.hasLiveAppend {
      after.isRefreshQueued = false
      callForRefresh(reason: .queue)
      return true
    }
    if operation.startsGeneration, after.isMoreQueued, !after.hasLiveRefresh {
      after.isMoreQueued = false
      guard canLoadMore, let key = after.nextKey else { return false }
      self.await(.queue, .append, key)
      return true
    }
    return false
  }
}
