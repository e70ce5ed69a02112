extension FeedPolicies {
  /// Chooses one value from text, as a command line gives it.
  ///
  /// - Parameter text: A policy's number, an equals sign and a value's name: `P1=queue`.
  /// - Throws: ``PolicyError`` with what would be right.
  public mutating func set(_ text: String) throws(PolicyError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { throw .malformed(text) }
    guard let choice = PolicyChoice.all.first(where: { $0.id == parts[0] }) else {
      throw .unknownPolicy(String(parts[0]), offered: PolicyChoice.all.map(\.id))
    }
    try choice.set(String(parts[1]), in: &self)
  }
}

extension FeedPolicies: CustomStringConvertible {
  /// The values that are not the default, as in `P1=queue P6=clear`; `default` when all are.
  public var description: String {
    let changed = PolicyChoice.all
      .filter { $0.value(in: self) != $0.values[0] }
      .map { "\($0.id)=\($0.value(in: self))" }
    return changed.isEmpty ? "default" : changed.joined(separator: " ")
  }
}
