public import FeedModel
public import ReactorStyle
public import Streams

extension FeedViewReactor {
  /// What is known of the feed.
  public struct State {
    /// Everything that a view shows.
    public internal(set) var feed: FeedState

    /// The failure to announce; a pulse, since two equal ones are two announcements.
    @Pulse public internal(set) var failure: FeedFailure?

    /// A request that has begun and leaves when the answer before it has been shown.
    var due: PageRequest?

    /// An action that waits for the open request to end (policies P1 and P3, `queue`).
    var waiting: Action?

    /// How many pages the last action has asked for (policy P12).
    var pagesOfIntent = 1

    init(feed: FeedState) {
      self.feed = feed
    }
  }

  // region: feed.output
  /// Everything at once; the current state first, then each different one.
  public var feed: Observable<FeedState> {
    state.map(\.feed).distinctUntilChanged()
  }

  /// The rows; only when they changed (rule 4.3).
  public var items: Observable<FeedItems> {
    state.map(\.feed.items).distinctUntilChanged()
  }

  /// Failures from now on, once each (rule 3.5): the pulse replays its last value, so the first
  /// element is left out.
  public var announcements: Observable<FeedFailure> {
    pulse { $0.$failure }.skip(1).compactMap { $0 }
  }
  // endregion: feed.output
}
