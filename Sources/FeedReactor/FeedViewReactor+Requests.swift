import FeedModel
import ReactorStyle
import Streams

extension FeedViewReactor {
  // region: feed.requests
  /// Sends a request that a newer one cancels, then goes on with what waited for it.
  func load(_ request: PageRequest, fills: Bool = false) -> Observable<Mutation> {
    let answers = source.answers(to: request).take(until: superseded)
    let outcome = answers.flatMap { [unowned self] answer in
      repeated(after: answer)
        ?? .concat(.just(.answered(answer)), .deferred { [unowned self] in following(answer) })
    }
    return .concat(.just(.began(request, fills: fills)), outcome)
  }

  /// Shows that a request began.
  func begin(_ request: PageRequest, fills: Bool, in state: inout State) {
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

  /// Takes the answer of the newest request.
  func take(_ answer: PageAnswer, in state: inout State) {
    let request = answer.request
    do throws(FeedError) {
      try state.feed.take(answer.result.get(), for: request, under: policies)
    } catch {
      return fail(error, of: request, in: &state)
    }
    if request.operation.startsGeneration { state.feed.refresh = .idle }
    state.feed.append = .idle
  }
  // endregion: feed.requests

  /// What waited for the open request to end, or else what fills the viewport.
  private func following(_ answer: PageAnswer) -> Observable<Mutation> {
    switch currentState.waiting {
    case .refresh: .concat(.just(.waited(nil)), .deferred { [unowned self] in refresh() })
    case .loadMore: .concat(.just(.waited(nil)), .deferred { [unowned self] in loadMore() })
    default: fill(after: answer.request)
    }
  }
}
