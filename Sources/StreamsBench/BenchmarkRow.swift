/// What one piece of work costs, beside the same work written by hand, measured in the same run.
public struct BenchmarkRow: Sendable {
  /// What was done.
  public let name: String
  /// The median time of one unit of the work, in nanoseconds.
  public let measuredNanoseconds: Double
  /// The median time of the same unit written by hand, in nanoseconds.
  public let baselineNanoseconds: Double
  /// The distance between the first and the third quartile of the measured times, in nanoseconds.
  public let spreadNanoseconds: Double
  /// How many bytes of memory one unit of the work left in use.
  ///
  /// For values that pass this shows whether memory stays flat; for subscriptions it is the size of
  /// one that is alive.
  public let allocatedBytes: Double

  /// How many times as long as the hand-written one it took.
  public var ratio: Double { measuredNanoseconds / baselineNanoseconds }
}
