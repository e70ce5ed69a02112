/// The two styles in which every sample is written.
public enum Style: String, CaseIterable, Sendable {
  /// Input and output, with `transform` between them.
  case transform

  /// Actions, mutations and a state.
  case reactor
}
