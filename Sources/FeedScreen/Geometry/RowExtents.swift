/// How high the rows of one section are, and so where each of them begins.
///
/// Rows of one height need no storage; rows of different heights are kept as running totals, so
/// that finding the row at a height takes a binary search and never a walk.
public struct RowExtents: Hashable, Sendable {
  private var kind: Kind

  private enum Kind: Hashable {
    case uniform(height: Int, count: Int)
    case running([Int])
  }

  /// Creates rows of one height.
  ///
  /// - Parameters:
  ///   - height: The height of each, at least 1.
  ///   - count: How many there are.
  public init(uniform height: Int, count: Int) {
    precondition(height >= 1, "A row of uniform height must be at least 1 high")
    precondition(count >= 0, "A section cannot have fewer than no rows")
    kind = .uniform(height: height, count: count)
  }

  /// Creates rows of different heights.
  ///
  /// - Parameter heights: The height of each, at least 0.
  /// - Complexity: O(n) in the number of rows.
  public init(_ heights: some Sequence<Int>) {
    var totals = [0]
    var total = 0
    for height in heights {
      precondition(height >= 0, "A row cannot be less than 0 high")
      total += height
      totals.append(total)
    }
    kind = .running(totals)
  }

  /// How many rows there are.
  public var count: Int {
    switch kind {
    case .uniform(_, let count): count
    case .running(let totals): totals.count - 1
    }
  }

  /// How high all rows are together.
  public var total: Int { top(of: count) }

  /// Where a row begins.
  ///
  /// - Parameter row: The row's index; the number of rows gives the end of the last one.
  /// - Returns: The distance from the beginning of the first row.
  public func top(of row: Int) -> Int {
    switch kind {
    case .uniform(let height, _): height * row
    case .running(let totals): totals[row]
    }
  }

  /// How high a row is.
  ///
  /// - Parameter row: The row's index.
  /// - Returns: Its height.
  public func height(of row: Int) -> Int { top(of: row + 1) - top(of: row) }

  /// The row that covers a height.
  ///
  /// - Parameter distance: The distance from the beginning of the first row.
  /// - Returns: The row's index, or nil outside of all rows.
  /// - Complexity: O(log n) in the number of rows, O(1) when all have one height.
  public func row(at distance: Int) -> Int? {
    guard distance >= 0, distance < total else { return nil }
    switch kind {
    case .uniform(let height, _): return distance / height
    case .running(let totals): return totals.lastPlace(notAbove: distance)
    }
  }

  /// The same rows with others after them.
  ///
  /// - Parameter heights: The heights of the others.
  /// - Complexity: O(k) in the number of new rows, save the first time that heights differ.
  public mutating func append(_ heights: some Sequence<Int>) {
    var totals: [Int]
    switch kind {
    case .uniform(let height, let count): totals = (0...count).map { $0 * height }
    case .running(let running): totals = running
    }
    kind = .running([])
    for height in heights { totals.append((totals.last ?? 0) + height) }
    kind = .running(totals)
  }
}

extension [Int] {
  /// The last place whose value is not above a limit, in an array that never falls.
  func lastPlace(notAbove limit: Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
