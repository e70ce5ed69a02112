import FeedModel
import Streams

extension FeedViewModel {
  // region: feed.refresh
  /// Turns pulls into requests for the first page.
  func refreshes(_ pulls: Observable<Void>) -> Observable<PageRequest> {
    pulls.compactMap { [unowned self] in refreshRequest() }
  }

  /// The request that a refresh causes now; nil when there is nothing to ask for or when the
  /// policies let it wait or drop it.
  func refreshRequest() -> PageRequest? {
    let state = feed.value
    if state.refresh.isLoading, policies.refreshDuringRefresh != .restart { return nil }
    if state.append.isLoading {
      switch policies.refreshDuringAppend {
      case .cancel: break
      case .ignore: return nil
      case .queue:
        waiting = .refresh
        return nil
      }
    }
    pagesOfIntent = 1
    return firstPage(of: state.topic)
  }
  // endregion: feed.refresh

  /// The request for the first page of a topic; nil when there is nothing to ask for.
  func firstPage(of topic: FeedTopic) -> PageRequest? {
    if topic.isNothing { return nil }
    let state = feed.value
    let isFirstLoad =
      !state.isLoaded || topic != state.topic || policies.itemsDuringRefresh == .clear
    return PageRequest(
      operation: isFirstLoad ? .firstLoad : .refresh,
      topic: topic,
      key: .first,
      pageSize: policies.pageSize
    )
  }
}
