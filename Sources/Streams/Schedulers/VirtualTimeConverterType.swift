/// Relates a virtual clock's units to time.
public protocol VirtualTimeConverterType {
  /// A point on the virtual clock.
  associatedtype VirtualTimeUnit
  /// A distance on the virtual clock.
  associatedtype VirtualTimeIntervalUnit

  /// The time of a point on the clock.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

  /// The point on the clock of a time.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

  /// The length of a distance on the clock.
  func convertFromVirtualTimeInterval(
    _ virtualTimeInterval: VirtualTimeIntervalUnit
  ) -> RxTimeInterval

  /// The distance on the clock of a length of time.
  func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> VirtualTimeIntervalUnit

  /// The point that lies a distance behind another.
  func offsetVirtualTime(
    _ time: VirtualTimeUnit,
    offset: VirtualTimeIntervalUnit
  ) -> VirtualTimeUnit

  /// How two points lie to each other.
  func compareVirtualTime(
    _ lhs: VirtualTimeUnit,
    _ rhs: VirtualTimeUnit
  ) -> VirtualTimeComparison
}

/// How one point on a virtual clock lies to another.
public enum VirtualTimeComparison {
  /// It comes before the other.
  case lessThan
  /// They are the same.
  case equal
  /// It comes after the other.
  case greaterThan

  /// Whether it comes before the other.
  public var lessThen: Bool { self == .lessThan }

  /// Whether it comes after the other.
  public var greaterThan: Bool { self == .greaterThan }

  /// Whether they are the same.
  public var equal: Bool { self == .equal }
}
