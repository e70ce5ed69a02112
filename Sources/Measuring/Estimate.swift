/// A value made from figures, and the range it lies in while they lie between their quartiles.
public struct Estimate: Hashable, Sendable {
  /// The least that it is while every figure lies between its quartiles.
  public let low: Double

  /// What it is when every figure is the one in the middle.
  public let median: Double

  /// The most that it is while every figure lies between its quartiles.
  public let high: Double

  /// The value of one figure: its range is the half of the repeats that lie in the middle.
  ///
  /// - Parameter figure: The repeats of the figure.
  public init(_ figure: Quartiles) {
    (low, median, high) = (figure.first, figure.median, figure.third)
  }

  /// How many times one figure is another, from the least to the most.
  ///
  /// The range is wider than that of either figure, since both may be at their ends at once.
  ///
  /// - Parameters:
  ///   - figure: The figure that is divided.
  ///   - baseline: The figure that it is divided by, more than 0.
  public init(_ figure: Quartiles, dividedBy baseline: Quartiles) {
    low = figure.first / baseline.third
    median = figure.median / baseline.median
    high = figure.third / baseline.first
  }
}
