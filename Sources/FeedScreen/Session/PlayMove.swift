public import FeedContract
public import FeedModel

/// One thing that a player does: with the screens, or in the network's place.
public enum PlayMove: Hashable, Sendable {
  /// Pulls the list down and lets go.
  case pull

  /// Scrolls by rows, downwards when positive.
  case scroll(Int)

  /// Moves the selection by rows.
  case select(Int)

  /// Chooses a topic.
  case choose(FeedTopic)

  /// Taps retry.
  case retry

  /// Removes the selected row.
  case remove

  /// Sends an intent past the controls, as a step of a scenario does.
  case intent(FeedIntent)

  /// Leaves the screens for good.
  case leave

  /// Answers a request.
  case answer(Answer)

  /// Puts the request to be answered next behind the others.
  case delay

  /// Makes a request the one to be answered next.
  case pick(Int)

  /// Gives every screen another size.
  case resize(GridSize)
}
