public import FeedModel

/// One thing that crossed the seam of a feed, in the order in which it happened.
public enum Event: Hashable, Sendable {
  /// An intent went in.
  case intent(FeedIntent)

  /// An observer was added; observers are numbered from 0.
  case bound(Int)

  /// Everything is being unbound and the feed released.
  case leaving

  /// A request left; requests are numbered from 1.
  case sent(Int)

  /// A request was given up before its answer.
  case cancelled(Int)

  /// A request was answered, whether or not the feed still wanted to know.
  case answered(Int, Result<Page, FeedError>)

  /// An observer saw a state.
  case state(Int, FeedState)

  /// An observer was told of a failure.
  case failure(Int, FeedFailure)

  /// An observer was called from inside a call to an observer (rule 4.5).
  case nested(Int)

  /// The feed is still there although everything was unbound and released (rule 4.6).
  case retained
}
