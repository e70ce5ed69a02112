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
    guard let request = firstPage(of: topic, in: currentState.feed) else { return .empty() }
    superseded.accept(())
    return load(request)
  }

  /// The request for the first page of a topic; nil when there is nothing to ask for.
  func firstPage(of topic: FeedTopic, in feed: FeedState) -> PageRequest? {
    if topic.isNothing { return nil }
    let isFirstLoad =
      !feed.isLoaded || topic != feed.topic || policies.itemsDuringRefresh == .clear
    return PageRequest(
      operation: isFirstLoad ? .firstLoad : .refresh,
      topic: topic,
      key: .first,
      pageSize: policies.pageSize
    )
  }
}
