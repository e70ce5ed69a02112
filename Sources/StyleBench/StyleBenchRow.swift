/// One measured cost, beside the cost of the same work written by hand.
public struct StyleBenchRow: Sendable {
  /// What was done.
  public let name: String

  /// How long one round took, in nanoseconds.
  public let nanoseconds: Double

  /// How long one round of the hand-written form took, in nanoseconds, if there is one.
  public let handWrittenNanoseconds: Double?

  /// By how many bytes the memory in use grew from one round to the next, once warmed up.
  public let bytesKeptPerRound: Double

  /// How often the hand-written form fits into the measured one.
  public var ratio: Double? {
    handWrittenNanoseconds.map { nanoseconds / $0 }
  }
}
