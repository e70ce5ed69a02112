public import Streams

/// Relates the ticks of a test scheduler to time.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  private let nanosecondsPerTick: Int64

  init(resolution: Double) {
    nanosecondsPerTick = Int64(resolution * 1_000_000_000)
  }

  /// The time of a tick.
  public func convertFromVirtualTime(_ virtualTime: TestTime) -> RxTime {
    RxTime(nanoseconds: Int64(virtualTime) * nanosecondsPerTick)
  }

  /// The tick of a time, rounded.
  public func convertToVirtualTime(_ time: RxTime) -> TestTime {
    ticks(time.nanoseconds)
  }

  /// The length of a number of ticks.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TestTime) -> RxTimeInterval {
    .nanoseconds(virtualTimeInterval * Int(nanosecondsPerTick))
  }

  /// The number of ticks of a length, rounded.
  public func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> TestTime {
    ticks(timeInterval.totalNanoseconds)
  }

  /// A number of ticks later; it stops at the end of the scale.
  public func offsetVirtualTime(_ time: TestTime, offset: TestTime) -> TestTime {
    let (sum, overflow) = time.addingReportingOverflow(offset)
    return overflow ? .max : sum
  }

  /// How two ticks lie to each other.
  public func compareVirtualTime(_ lhs: TestTime, _ rhs: TestTime) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }

  private func ticks(_ nanoseconds: Int64) -> TestTime {
    Int((Double(nanoseconds) / Double(nanosecondsPerTick)).rounded())
  }
}
