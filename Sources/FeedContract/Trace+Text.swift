extension Trace: CustomStringConvertible {
  /// The diagram of the run.
  public var description: String { "\(name), policies \(policies)\n" + Marble(self).description }
}

extension Judgement: CustomStringConvertible {
  /// The diagram, and every breach.
  public var description: String {
    let breaches =
      violations.isEmpty ? ["every rule kept"] : violations.map(\.description)
    return ([trace.description, ""] + breaches).joined(separator: "\n")
  }
}
