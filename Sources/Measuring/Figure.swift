/// What one piece of work costs, beside the same work of a baseline measured in the same run.
public struct Figure: Hashable, Sendable {
  /// What was done.
  public let name: String

  /// How much there was of what it was done to; nil where that does not vary.
  public let size: Int?

  /// What the figures count, where that differs from line to line; nil where the whole table says it.
  public let unit: String?

  /// What one unit took, or how much was done in one unit of time.
  public let measured: Quartiles

  /// The same of the baseline; nil where there is none.
  public let baseline: Quartiles?

  /// Bytes that one unit left in use; nil where they were not counted.
  ///
  /// For values that pass this shows whether memory stays flat; for what is kept alive it is the
  /// size of one.
  public let bytes: Double?

  /// Creates a figure.
  ///
  /// - Parameters:
  ///   - name: What was done.
  ///   - size: How much there was of what it was done to.
  ///   - unit: What the figures count, where that differs from line to line.
  ///   - measured: What one unit took.
  ///   - baseline: The same of the baseline.
  ///   - bytes: Bytes that one unit left in use.
  public init(
    name: String,
    size: Int? = nil,
    unit: String? = nil,
    measured: Quartiles,
    baseline: Quartiles? = nil,
    bytes: Double? = nil
  ) {
    self.name = name
    self.size = size
    self.unit = unit
    self.measured = measured
    self.baseline = baseline
    self.bytes = bytes
  }

  /// How many times the baseline it is, median by median; nil without a baseline.
  public var ratio: Double? { baseline.map { measured.median / $0.median } }

  /// How many times the baseline it is, with its range; nil without a baseline.
  public var ratioEstimate: Estimate? { baseline.map { Estimate(measured, dividedBy: $0) } }

  /// The name with the size, which is different for each measurement of a table.
  public var title: String { size.map { "\(name), \($0)" } ?? name }
}
