public import FeedModel
public import Streams

extension FeedViewModel {
  /// What a view shows.
  public struct Output {
    /// Everything at once; the current state first, then each different one.
    public let state: Driver<FeedState>

    /// The rows; only when they changed (rule 4.3).
    public let items: Driver<FeedItems>

    /// What the refresh control is to do next; derived, so that a new subscriber is first told what
    /// brings a control at rest up to date.
    public let refreshStatus: Observable<RefreshStatus>

    /// Failures from now on, once each (rule 3.5).
    public let announcements: Signal<FeedFailure>

    // region: feed.output
    init(feed: BehaviorRelay<FeedState>, announcements: PublishRelay<FeedFailure>) {
      state = feed.asDriver().distinctUntilChanged()
      items = state.map(\.items).distinctUntilChanged()
      refreshStatus = state.asObservable().refreshStatuses()
      self.announcements = announcements.asSignal()
    }
    // endregion: feed.output
  }
}
