public import FeedModel
import Streams

extension RefreshStatus {
  // region: feed.status
  /// The commands that bring a control from one state of the feed to the next.
  ///
  /// Ends come before begins, and "no more" last of all, so that no end undoes it (rule 3.4).
  ///
  /// - Parameters:
  ///   - earlier: What the control shows.
  ///   - state: What it is to show.
  /// - Returns: Commands in order; none when the control need not move.
  public static func commands(from earlier: FeedState, to state: FeedState) -> [RefreshStatus] {
    var commands: [RefreshStatus] = []
    if earlier.refresh.isLoading, !state.refresh.isLoading { commands.append(.endHeaderRefresh) }
    if earlier.append.isLoading, !state.append.isLoading { commands.append(.endFooterRefresh) }
    if earlier.hasReachedEnd, !state.hasReachedEnd { commands.append(.resetNoMoreData) }
    if !earlier.refresh.isLoading, state.refresh.isLoading { commands.append(.beginHeaderRefresh) }
    if !earlier.append.isLoading, state.append.isLoading { commands.append(.beginFooterRefresh) }
    if !earlier.hasReachedEnd, state.hasReachedEnd { commands.append(.noMoreData) }
    return commands
  }
  // endregion: feed.status
}

extension Observable where Element == FeedState {
  /// Derives what a refresh control is to do from how the states change.
  ///
  /// Every subscriber starts with a control at rest, so the first state already tells what brings
  /// the control up to date.
  func refreshStatuses() -> Observable<RefreshStatus> {
    .create { observer in
      observer.onNext(.none)
      var earlier = FeedState()
      return self.subscribe(onNext: { state in
        for command in RefreshStatus.commands(from: earlier, to: state) { observer.onNext(command) }
        earlier = state
      })
    }
  }
}
