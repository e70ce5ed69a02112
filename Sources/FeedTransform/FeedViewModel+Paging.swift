import FeedModel
import Streams

extension FeedViewModel {
  // region: feed.loadMore
  /// Turns reaching the end of the list into requests for the following page.
  func pages(_ ends: Observable<Void>) -> Observable<PageRequest> {
    ends.compactMap { [unowned self] in loadMoreRequest() }
  }

  /// The request that a load more causes now; nil when there is nothing to ask for, when a request
  /// is open already, or when the policies let it wait or drop it.
  func loadMoreRequest() -> PageRequest? {
    let state = feed.value
    if state.refresh.isLoading {
      switch policies.loadMoreDuringRefresh {
      case .drop: return nil
      case .queue:
        waiting = .loadMore
        return nil
      case .cancel: break
      }
    }
    if state.append.isLoading { return nil }
    if state.append.error != nil, policies.loadMoreAfterFailure == .ignore { return nil }
    pagesOfIntent = 1
    return nextPage()
  }
  // endregion: feed.loadMore

  /// The request for the page after the last applied one; nil when there is none.
  func nextPage() -> PageRequest? {
    let state = feed.value
    guard case .next(let key) = state.cursor else { return nil }
    return PageRequest(
      operation: .append,
      topic: state.topic,
      key: key,
      pageSize: policies.pageSize
    )
  }

  /// The request that fills a viewport which the page just applied leaves empty (policy P12).
  func fillingPage(after request: PageRequest) -> PageRequest? {
    let state = feed.value
    let isApplied = (request.operation.startsGeneration ? state.refresh : state.append) == .idle
    guard policies.autoFill == .fill, isApplied, state.items.count < policies.viewport,
      pagesOfIntent < policies.pagesPerIntent, let request = nextPage()
    else { return nil }
    pagesOfIntent += 1
    return request
  }
}
