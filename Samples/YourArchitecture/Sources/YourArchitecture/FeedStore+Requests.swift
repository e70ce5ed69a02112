import FeedModel

extension FeedStore {
  func loadNextPage() async {
    guard case .next(let key) = state.cursor else { return }
    await load(.append, of: state.topic, at: key)
  }

  // region: yours.load
  /// Loads one page; a newer load takes the place of an older one, whose answer changes nothing.
  func load(_ operation: FeedOperation, of topic: FeedTopic, at key: PageKey) async {
    let request = PageRequest(
      operation: operation,
      topic: topic,
      key: key,
      pageSize: policies.pageSize
    )
    open?.cancel()
    let call = pages.call(request)
    open = call
    state = began(request)
    guard let result = await call.answer(), open === call else { return }
    open = nil
    do throws(FeedError) {
      state = try answered(request, with: result.get())
    } catch {
      fail(request, with: error)
    }
  }
  // endregion: yours.load

  func turnToNothing() {
    open?.cancel()
    open = nil
    var next = state
    next.turn(to: .nothing, under: policies)
    next.refresh = .idle
    next.append = .idle
    state = next
  }

  private func began(_ request: PageRequest) -> FeedState {
    var next = state
    if request.topic != next.topic { next.turn(to: request.topic, under: policies) }
    if request.operation.startsGeneration {
      if next.append.isLoading || request.topic != state.topic { next.append = .idle }
      next.refresh = .loading
    } else {
      next.append = .loading
    }
    return next
  }

  private func answered(
    _ request: PageRequest,
    with page: Page
  ) throws(FeedError) -> FeedState {
    var next = state
    try next.take(page, for: request, under: policies)
    if request.operation.startsGeneration { next.refresh = .idle }
    next.append = .idle
    return next
  }

  private func fail(_ request: PageRequest, with error: FeedError) {
    if request.operation.startsGeneration {
      state.refresh = .failed(error)
    } else {
      state.append = .failed(error)
    }
    announce(FeedFailure(operation: request.operation, error: error))
  }
}
