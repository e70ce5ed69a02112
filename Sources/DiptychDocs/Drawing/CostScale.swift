import Foundation

/// A logarithmic axis: whole powers of ten stand at equal distances.
struct CostScale {
  /// The exponents of the first and the last power of ten.
  let exponents: ClosedRange<Int>

  /// Where these two stand.
  let start: Double
  let end: Double

  /// Takes in all values, to the next power of ten on both sides.
  ///
  /// - Parameters:
  ///   - values: The values, all more than 0, at least one.
  ///   - start: Where the axis begins.
  ///   - end: Where it ends; less than the start for an axis that goes up.
  init(of values: [Double], from start: Double, to end: Double) {
    let low = Self.floorOfLogarithm(values.min() ?? 1)
    let high = Self.floorOfLogarithm(values.max() ?? 1)
    let top = Self.power(high) < (values.max() ?? 1) ? high + 1 : high
    exponents = low...max(top, low + 1)
    self.start = start
    self.end = end
  }

  /// Where a value stands.
  func place(of value: Double) -> Double {
    let low = Double(exponents.lowerBound)
    let part = (log10(value) - low) / (Double(exponents.upperBound) - low)
    return start + part * (end - start)
  }

  /// Where a power of ten stands.
  func place(ofExponent exponent: Int) -> Double { place(of: Self.power(exponent)) }

  /// A time in the unit that keeps it short.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(short(nanoseconds)) ns"
    case ..<1_000_000: "\(short(nanoseconds / 1_000)) µs"
    case ..<1_000_000_000: "\(short(nanoseconds / 1_000_000)) ms"
    default: "\(short(nanoseconds / 1_000_000_000)) s"
    }
  }

  /// A count with a space before every three digits.
  static func count(_ number: Double) -> String {
    let digits = Array("\(Int(number))")
    return digits.indices.map { index in
      let rest = digits.count - index
      return index > 0 && rest % 3 == 0 ? " \(digits[index])" : "\(digits[index])"
    }.joined()
  }

  /// The exponent of the power of ten at or below a value; a whole power is its own.
  private static func floorOfLogarithm(_ value: Double) -> Int {
    Int((log10(value) + 1e-9).rounded(.down))
  }

  static func power(_ exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1.0) { value, _ in exponent < 0 ? value / 10 : value * 10 }
  }

  /// Two digits that mean something, without a point where none is needed.
  private static func short(_ number: Double) -> String {
    if number >= 10 { return "\(Int(number.rounded()))" }
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
