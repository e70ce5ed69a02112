internal import FeedModel

/// What a feed reacts to.
enum Stimulus: Equatable {
  /// Nothing yet.
  case none

  /// An intent.
  case intent(FeedIntent)

  /// One more observer.
  case bind

  /// The end.
  case leave

  /// A page whose request still counted.
  case page(Int)

  /// A failure whose request still counted.
  case failure(Int)

  /// An answer that no longer counts.
  case stale(Int)
}
