/// What a successful answer without a body means (policy P23).
public enum EmptyBody: String, Hashable, Sendable, CaseIterable {
  /// A page without elements, and the end.
  case endsFeed

  /// A failure.
  case fails
}
