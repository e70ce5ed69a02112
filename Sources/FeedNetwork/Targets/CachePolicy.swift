/// Whether a remembered answer will do.
public enum CachePolicy: String, Hashable, Sendable, CaseIterable {
  /// Yes, while it is fresh; afterwards the server is asked whether it is still valid.
  case fresh

  /// Yes, once the server said that it is still valid.
  case validated

  /// No: the server is asked for a whole answer, which is remembered (rule 5.8).
  case reload

  /// No, and the answer is not remembered either.
  case off
}
