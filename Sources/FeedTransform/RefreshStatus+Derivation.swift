public import FeedModel
import Streams

extension RefreshStatus {
  // region: feed.status
  /// The commands that bring a control from one state of the feed to the next.
  ///
  /// "No more" always comes last, so that no later end undoes it (rule 3.4).
  ///
  /// - Parameters:
  ///   - earlier: What the control shows.
  ///   - state: What it is to show.
  /// - Returns: Commands in order; none when the control need not move.
  public static func commands(from earlier: FeedState, to state: FeedState) -> [RefreshStatus] {
    var commands: [RefreshStatus] = []
    if earlier.hasReachedEnd, !state.hasReachedEnd { commands.append(.resetNoMoreData) }
    switch (earlier.refresh.isLoading, state.refresh.isLoading) {
    case (false, true): commands.append(.beginHeaderRefresh)
    case (true, false): commands.append(.endHeaderRefresh)
    default: break
    }
    switch (earlier.append.isLoading, state.append.isLoading) {
    case (false, true): commands.append(.beginFooterRefresh)
    case (true, false): commands.append(.endFooterRefresh)
    default: break
    }
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
