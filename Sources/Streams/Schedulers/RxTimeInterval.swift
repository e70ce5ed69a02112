/// A length of time, in the unit it was written in.
public enum RxTimeInterval: Hashable, Sendable {
  /// A number of seconds.
  case seconds(Int)
  /// A number of milliseconds.
  case milliseconds(Int)
  /// A number of microseconds.
  case microseconds(Int)
  /// A number of nanoseconds.
  case nanoseconds(Int)
  /// A time that never passes.
  case never

  /// The length in nanoseconds, as far as it can be counted; `never` is the largest number.
  public var totalNanoseconds: Int64 {
    switch self {
    case .seconds(let count): Self.scale(count, by: 1_000_000_000)
    case .milliseconds(let count): Self.scale(count, by: 1_000_000)
    case .microseconds(let count): Self.scale(count, by: 1_000)
    case .nanoseconds(let count): Int64(count)
    case .never: .max
    }
  }

  private static func scale(_ count: Int, by factor: Int64) -> Int64 {
    let (product, overflow) = Int64(count).multipliedReportingOverflow(by: factor)
    if overflow { return count < 0 ? .min : .max }
    return product
  }
}
