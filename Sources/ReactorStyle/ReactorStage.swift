/// A stage of a reactor that can end of its own accord.
public enum ReactorStage: String, Hashable, Sendable {
  /// `transform(action:)`.
  case action

  /// `transform(mutation:)`.
  case mutation

  /// `transform(state:)`.
  case state
}
