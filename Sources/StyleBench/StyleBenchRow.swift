/// What one piece of work costs, beside the same work written by hand, measured in the same run.
public struct StyleBenchRow: Sendable {
  /// What was done.
  public let name: String

  /// The shortest time of one round of the work, in nanoseconds.
  public let measuredNanoseconds: Double

  /// The shortest time of the same round written by hand, in nanoseconds.
  public let baselineNanoseconds: Double

  /// The distance between the first and the third quartile of the measured times, in nanoseconds.
  public let spreadNanoseconds: Double

  /// How many bytes of memory a round leaves in use, once the first rounds have been done.
  public let allocatedBytes: Double

  /// How many times as long as the hand-written one it took.
  public var ratio: Double { measuredNanoseconds / baselineNanoseconds }
}
