/// What a refresh control asks its surroundings to do, in the order given.
public enum RefreshAction: Hashable, Sendable {
  /// Make room for the spinner.
  case open

  /// Ask the feed for what the control stands for: the first page, or the following one.
  case load

  /// Ask the feed to repeat what failed.
  case retry

  /// Take the room back.
  case close
}
