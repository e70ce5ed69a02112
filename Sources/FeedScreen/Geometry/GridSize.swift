/// How large something is on a grid of character cells.
public struct GridSize: Hashable, Sendable {
  /// How many columns it has.
  public var columns: Int

  /// How many rows it has.
  public var rows: Int

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - columns: How many columns; less than none counts as none.
  ///   - rows: How many rows; less than none counts as none.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }
}
