/// Where a row stands in a list with sections.
public struct RowPlace: Hashable, Sendable {
  /// The section's index.
  public var section: Int

  /// The row's index in its section.
  public var row: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - section: The section's index.
  ///   - row: The row's index in its section.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

extension RowPlace: Comparable {
  /// Whether the first place stands above the second.
  public static func < (first: RowPlace, second: RowPlace) -> Bool {
    (first.section, first.row) < (second.section, second.row)
  }
}

extension RowPlace: CustomStringConvertible {
  /// Section and row, as in `0.7`.
  public var description: String { "\(section).\(row)" }
}
