import FeedModel
import Streams

extension Observable where Element == FeedState {
  // region: feed.status
  /// Derives what a refresh control is to do from how the states change.
  ///
  /// Every subscriber starts with a control at rest, so the first state already tells what brings
  /// the control up to date.
  func refreshStatuses() -> Observable<RefreshStatus> {
    .create { observer in
      observer.onNext(.none)
      var earlier = FeedState()
      return self.subscribe(onNext: { state in
        for status in statuses(from: earlier, to: state) { observer.onNext(status) }
        earlier = state
      })
    }
  }
  // endregion: feed.status
}

/// The commands that bring a control from one state to the next; "no more" always comes last, so
/// that no later end undoes it (rule 3.4).
private func statuses(from earlier: FeedState, to state: FeedState) -> [RefreshStatus] {
  var statuses: [RefreshStatus] = []
  switch (earlier.refresh.isLoading, state.refresh.isLoading) {
  case (false, true): statuses.append(.beginHeaderRefresh)
  case (true, false): statuses.append(.endHeaderRefresh)
  default: break
  }
  switch (earlier.append.isLoading, state.append.isLoading) {
  case (false, true): statuses.append(.beginFooterRefresh)
  case (true, false): statuses.append(.endFooterRefresh)
  default: break
  }
  switch (earlier.hasReachedEnd, state.hasReachedEnd) {
  case (false, true): statuses.append(.noMoreData)
  case (true, false): statuses.insert(.resetNoMoreData, at: 0)
  default: break
  }
  return statuses
}
