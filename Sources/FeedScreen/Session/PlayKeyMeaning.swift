/// What a key means in a session.
public enum PlayKeyMeaning: Hashable, Sendable {
  /// A move.
  case move(PlayMove)

  /// Take the last move back.
  case undo

  /// Perform the move that comes next.
  case redo

  /// Save what was played.
  case save

  /// Show or hide the keys.
  case help

  /// End the session.
  case quit
}
