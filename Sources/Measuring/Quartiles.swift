/// What several repeats of one measurement came to: the value in the middle, and how far they lie.
public struct Quartiles: Hashable, Sendable, Codable {
  /// A quarter of the repeats is below it.
  public let first: Double

  /// The value in the middle.
  public let median: Double

  /// A quarter of the repeats is above it.
  public let third: Double

  /// How many repeats there were.
  public let repeats: Int

  /// Sorts the repeats and looks at three of them.
  ///
  /// - Parameter values: The repeats, at least one.
  /// - Complexity: O(n log n).
  public init(of values: some Sequence<Double>) {
    let sorted = values.sorted()
    precondition(!sorted.isEmpty, "Quartiles need at least one repeat")
    first = sorted[sorted.count / 4]
    median = sorted[sorted.count / 2]
    third = sorted[sorted.count * 3 / 4]
    repeats = sorted.count
  }

  /// The distance between the first and the third quartile: half of all repeats lie in it.
  public var spread: Double { third - first }
}
