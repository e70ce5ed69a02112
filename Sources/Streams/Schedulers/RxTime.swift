/// A point in time, counted in nanoseconds from an origin that the scheduler chooses.
public struct RxTime: Hashable, Comparable, Sendable {
  /// The nanoseconds since the scheduler's origin.
  public var nanoseconds: Int64

  /// Creates a point in time.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Whether one point is before the other.
  public static func < (lhs: RxTime, rhs: RxTime) -> Bool {
    lhs.nanoseconds < rhs.nanoseconds
  }

  /// The point that lies a length of time later; it stops at the end of the scale.
  public func addingInterval(_ interval: RxTimeInterval) -> RxTime {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(interval.totalNanoseconds)
    return RxTime(nanoseconds: overflow ? .max : sum)
  }

  /// The length of time since an earlier point.
  public func interval(since earlier: RxTime) -> RxTimeInterval {
    .nanoseconds(Int(nanoseconds - earlier.nanoseconds))
  }
}
