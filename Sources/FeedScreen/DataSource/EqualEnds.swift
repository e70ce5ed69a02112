/// How many rows two lists have in common at their beginnings and at their ends.
///
/// A list that got a page has its whole beginning in common with the one before; one that lost a row
/// has all but that row. Only what lies between needs to be looked at row by row.
public struct EqualEnds: Hashable, Sendable {
  /// How many rows from the top are the same and unchanged.
  public var first: Int

  /// How many rows from the bottom are; none of them is counted at the top too.
  public var last: Int

  /// Creates ends.
  ///
  /// - Parameters:
  ///   - first: How many rows from the top are the same.
  ///   - last: How many rows from the bottom are.
  public init(first: Int, last: Int) {
    self.first = first
    self.last = last
  }

  /// The rows between the ends, of a list with so many.
  func middle(of count: Int) -> Range<Int> { first..<max(count - last, first) }
}
