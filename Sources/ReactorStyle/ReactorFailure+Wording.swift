extension ReactorFailure: CustomStringConvertible {
  /// What happened and what it means, in one line.
  public var description: String {
    switch self {
    case .mutation(let error, let action):
      "mutate failed for \(action): \(error). The rest of its mutations is lost."
    case .ended(let stage, nil):
      "transform(\(stage):) completed. The state will not change any more."
    case .ended(let stage, let error?):
      "transform(\(stage):) failed: \(error). The state will not change any more."
    case .ignored(let action):
      "\(action) was ignored, because a transform had ended."
    }
  }
}
