import FeedModel
import ReactorStyle
import Streams

extension FeedViewReactor {
  // region: feed.run
  /// Begins a request.
  func load(_ request: PageRequest) -> Observable<Mutation> {
    .concat(.just(.began(request)), outcome(of: request))
  }

  /// Sends a request that a newer one cancels, then the one that its answer made due.
  private func outcome(of request: PageRequest) -> Observable<Mutation> {
    source.answers(to: request).take(until: superseded).flatMap { [unowned self] answer in
      repeated(after: answer)
        ?? .concat(.just(.answered(answer)), .deferred { [unowned self] in sendDue() })
    }
  }

  private func sendDue() -> Observable<Mutation> {
    currentState.due.map(outcome) ?? .empty()
  }
  // endregion: feed.run

  // region: feed.begin
  /// Shows that a request began.
  func begin(_ request: PageRequest, fills: Bool = false, in state: inout State) {
    state.due = nil
    if request.topic != state.feed.topic {
      state.waiting = nil
      state.feed.turn(to: request.topic, under: policies)
      state.feed.append = .idle
    }
    switch request.operation {
    case .firstLoad, .refresh:
      if policies.itemsDuringRefresh == .clear, !state.feed.isStale { state.feed.forgetItems() }
      if state.feed.append.isLoading { state.feed.append = .idle }
      state.feed.refresh = .loading
    case .append:
      if state.feed.refresh.isLoading { state.feed.refresh = .idle }
      state.feed.append = .loading
    }
    if fills {
      state.pagesOfIntent += 1
    } else if request.attempt == 0 {
      state.pagesOfIntent = 1
    }
  }
  // endregion: feed.begin

  // region: feed.answer
  /// Takes the answer of the newest request, and begins what waited for it or fills the viewport.
  func take(_ answer: PageAnswer, in state: inout State) {
    let request = answer.request
    state.due = nil
    do throws(FeedError) {
      try state.feed.take(answer.result.get(), for: request, under: policies)
      if request.operation.startsGeneration { state.feed.refresh = .idle }
      state.feed.append = .idle
    } catch {
      fail(error, of: request, in: &state)
    }
    let isWaiting = state.waiting != nil
    guard let next = isWaiting ? waitingRequest(in: &state) : fillingPage(after: request, in: state)
    else { return }
    begin(next, fills: !isWaiting, in: &state)
    state.due = next
  }
  // endregion: feed.answer

  /// The request of the action that waited for the open one to end.
  private func waitingRequest(in state: inout State) -> PageRequest? {
    defer { state.waiting = nil }
    if state.waiting == .refresh { return firstPage(of: state.feed.topic, in: state.feed) }
    let isIgnored = state.feed.append.error != nil && policies.loadMoreAfterFailure == .ignore
    return isIgnored ? nil : nextPage(in: state.feed)
  }
}
