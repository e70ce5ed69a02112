import FeedModel
import ReactorStyle
import Streams

extension FeedViewReactor {
  // region: feed.loadMore
  /// Loads the following page, lets the action wait, or drops it, as the policies say; nothing
  /// happens when there is no following page or a request for it is open already.
  func loadMore() -> Observable<Mutation> {
    let state = currentState.feed
    if state.refresh.isLoading {
      switch policies.loadMoreDuringRefresh {
      case .drop: return .empty()
      case .queue: return .just(.waited(.loadMore))
      case .cancel: break
      }
    }
    if state.append.isLoading { return .empty() }
    if state.append.error != nil, policies.loadMoreAfterFailure == .ignore { return .empty() }
    return loadNextPage()
  }
  // endregion: feed.loadMore

  /// Loads the page after the last applied one; nothing happens when there is none.
  func loadNextPage() -> Observable<Mutation> {
    guard let request = nextPage(in: currentState.feed) else { return .empty() }
    superseded.accept(())
    return load(request)
  }

  /// The request for the page after the last applied one; nil when there is none.
  func nextPage(in feed: FeedState) -> PageRequest? {
    guard case .next(let key) = feed.cursor else { return nil }
    return PageRequest(
      operation: .append,
      topic: feed.topic,
      key: key,
      pageSize: policies.pageSize
    )
  }

  /// The request that fills a viewport which the page just applied leaves empty (policy P12).
  func fillingPage(after request: PageRequest, in state: State) -> PageRequest? {
    let feed = state.feed
    let isApplied = (request.operation.startsGeneration ? feed.refresh : feed.append) == .idle
    guard policies.autoFill == .fill, isApplied, feed.items.count < policies.viewport,
      state.pagesOfIntent < policies.pagesPerIntent
    else { return nil }
    return nextPage(in: feed)
  }
}
