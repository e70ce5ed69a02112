import FeedModel
import Streams

extension FeedViewModel {
  // region: feed.retry
  /// Turns taps on retry into the request that failed.
  func retries(_ taps: Observable<Void>) -> Observable<PageRequest> {
    taps.compactMap { [unowned self] in retryRequest() }
  }

  /// The request that a retry causes now; nil when nothing has failed or a request is open for it.
  private func retryRequest() -> PageRequest? {
    let state = feed.value
    if state.refresh.isLoading { return nil }
    if state.refresh.error != nil { return refreshRequest() }
    guard state.append.error != nil else { return nil }
    pagesOfIntent = 1
    return nextPage()
  }
  // endregion: feed.retry

  // region: feed.fail
  /// Repeats the request (policy P14), or shows and announces the failure.
  func failed(_ error: FeedError, of request: PageRequest) {
    if policies.automaticRetry == .transient, error.isTransient,
      request.attempt < policies.retryLimit
    {
      return requests.accept(request.repeated(after: policies.retryDelay))
    }
    var state = feed.value
    if request.operation.startsGeneration {
      state.refresh = .failed(error)
    } else {
      state.append = .failed(error)
    }
    feed.accept(state)
    announcements.accept(FeedFailure(operation: request.operation, error: error))
  }
  // endregion: feed.fail
}
