import FeedModel
import Streams

extension FeedViewModel {
  // region: feed.run
  /// Runs requests one at a time: a newer one, or none, cancels the older.
  func runRequests() -> any Disposable {
    requests
      .do(onNext: { [unowned self] in began($0) })
      .flatMapLatest { [source] in $0.map(source.answers) ?? .empty() }
      .subscribe(onNext: { [unowned self] in answered($0) })
  }
  // endregion: feed.run

  // region: feed.begin
  /// Shows that a request began, or that nothing is asked for any more.
  func began(_ request: PageRequest?) {
    var state = feed.value
    let topic = request?.topic ?? .nothing
    if topic != state.topic {
      waiting = nil
      state.turn(to: topic, under: policies)
      state.append = .idle
    }
    switch request?.operation {
    case .firstLoad, .refresh:
      if policies.itemsDuringRefresh == .clear, !state.isStale { state.forgetItems() }
      if state.append.isLoading { state.append = .idle }
      state.refresh = .loading
    case .append:
      if state.refresh.isLoading { state.refresh = .idle }
      state.append = .loading
    case nil:
      state.refresh = .idle
    }
    feed.accept(state)
  }
  // endregion: feed.begin

  // region: feed.answer
  /// Takes the answer of the newest request, then goes on with what waited for it.
  func answered(_ answer: PageAnswer) {
    switch answer.result {
    case .success(let page): applied(page, for: answer.request)
    case .failure(let error): failed(error, of: answer.request)
    }
    if let next = followingRequest(after: answer.request) { requests.accept(next) }
  }

  private func applied(_ page: Page, for request: PageRequest) {
    var state = feed.value
    do throws(FeedError) {
      try state.take(page, for: request, under: policies)
    } catch {
      return failed(error, of: request)
    }
    if request.operation.startsGeneration { state.refresh = .idle }
    state.append = .idle
    feed.accept(state)
  }
  // endregion: feed.answer

  /// What waited for the open request to end, or else what fills the viewport.
  private func followingRequest(after request: PageRequest) -> PageRequest? {
    guard let intent = waiting else { return fillingPage(after: request) }
    waiting = nil
    return intent == .refresh ? refreshRequest() : loadMoreRequest()
  }
}
