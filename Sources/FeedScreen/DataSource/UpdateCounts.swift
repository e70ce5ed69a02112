/// How often a list was updated, and what for.
public struct UpdateCounts: Hashable, Sendable {
  /// How many updates came.
  public var updates = 0

  /// How many of them changed nothing that can be seen.
  public var redundant = 0

  /// How many of them drew everything anew.
  public var reloads = 0

  /// How many rows were inserted.
  public var inserted = 0

  /// How many rows were removed.
  public var removed = 0

  /// How many rows were moved.
  public var moved = 0

  /// How many rows stayed in place and took other content.
  public var changed = 0

  /// Creates counts of nothing.
  public init() {}
}

extension UpdateCounts: CustomStringConvertible {
  /// The counts that are not zero, as one line.
  public var description: String {
    let parts = [
      (updates, "updates"), (redundant, "redundant"), (reloads, "reloads"), (inserted, "inserted"),
      (removed, "removed"), (moved, "moved"), (changed, "changed"),
    ]
    let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return words.isEmpty ? "no updates" : words.joined(separator: ", ")
  }
}
