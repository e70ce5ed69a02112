import FeedModel
import ReactorStyle
import Streams

extension FeedViewReactor {
  // region: feed.retry
  /// Repeats what failed; nothing happens when nothing has failed or a request is open for it.
  func retry() -> Observable<Mutation> {
    let state = currentState.feed
    if state.refresh.isLoading { return .empty() }
    if state.refresh.error != nil { return refresh() }
    if state.append.error != nil { return loadNextPage() }
    return .empty()
  }
  // endregion: feed.retry

  // region: feed.fail
  /// The same request once more, when the policies want it (P14); nil otherwise.
  func repeated(after answer: PageAnswer) -> Observable<Mutation>? {
    guard policies.automaticRetry == .transient, case .failure(let error) = answer.result,
      error.isTransient, answer.request.attempt < policies.retryLimit
    else { return nil }
    return load(answer.request.repeated(after: policies.retryDelay))
  }

  /// Shows and announces a failure.
  func fail(_ error: FeedError, of request: PageRequest, in state: inout State) {
    if request.operation.startsGeneration {
      state.feed.refresh = .failed(error)
    } else {
      state.feed.append = .failed(error)
    }
    state.failure = FeedFailure(operation: request.operation, error: error)
  }
  // endregion: feed.fail
}
