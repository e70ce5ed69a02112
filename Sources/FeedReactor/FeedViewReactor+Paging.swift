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
  func loadNextPage(fills: Bool = false) -> Observable<Mutation> {
    let state = currentState.feed
    guard case .next(let key) = state.cursor else { return .empty() }
    superseded.accept(())
    return load(
      PageRequest(operation: .append, topic: state.topic, key: key, pageSize: policies.pageSize),
      fills: fills
    )
  }

  /// Loads a page while the one just applied leaves the viewport empty (policy P12).
  func fill(after request: PageRequest) -> Observable<Mutation> {
    let state = currentState
    let feed = state.feed
    let isApplied = (request.operation.startsGeneration ? feed.refresh : feed.append) == .idle
    guard policies.autoFill == .fill, isApplied, feed.items.count < policies.viewport,
      state.pagesOfIntent < policies.pagesPerIntent
    else { return .empty() }
    return loadNextPage(fills: true)
  }
}
