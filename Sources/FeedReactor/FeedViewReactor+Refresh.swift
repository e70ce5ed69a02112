import FeedModel
import ReactorStyle
import Streams

extension FeedViewReactor {
  // region: feed.refresh
  /// Loads the first page, lets the action wait, or drops it, as the policies say.
  func refresh() -> Observable<Mutation> {
    let state = currentState.feed
    if state.refresh.isLoading, policies.refreshDuringRefresh != .restart { return .empty() }
    if state.append.isLoading {
      switch policies.refreshDuringAppend {
      case .cancel: break
      case .ignore: return .empty()
      case .queue: return .just(.waited(.refresh))
      }
    }
    return loadFirstPage(of: state.topic)
  }
  // endregion: feed.refresh

  /// Loads the first page of a topic; whatever is open is cancelled.
  func loadFirstPage(of topic: FeedTopic) -> Observable<Mutation> {
    if topic.isNothing { return .empty() }
    let state = currentState.feed
    let isFirstLoad =
      !state.isLoaded || topic != state.topic || policies.itemsDuringRefresh == .clear
    superseded.accept(())
    return load(
      PageRequest(
        operation: isFirstLoad ? .firstLoad : .refresh,
        topic: topic,
        key: .first,
        pageSize: policies.pageSize
      )
    )
  }
}
