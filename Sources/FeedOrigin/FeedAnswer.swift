/// What a feed does with one request.
public enum FeedAnswer: Sendable, Equatable {
  /// Sends the page that was asked for.
  case page
  /// Fails in this way.
  case fault(Fault)
}
