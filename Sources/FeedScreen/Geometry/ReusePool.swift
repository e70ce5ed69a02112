/// Cells that were scrolled out and wait to be used again.
///
/// A cell is made only when none waits, so that a list makes about as many as its window shows.
public struct ReusePool<Cell> {
  private var waiting: [Cell] = []
  private let make: () -> Cell

  /// How many cells were made.
  public private(set) var madeCount = 0

  /// How often a waiting cell was used again.
  public private(set) var reusedCount = 0

  /// How many cells wait.
  public var waitingCount: Int { waiting.count }

  /// Creates an empty pool.
  ///
  /// - Parameter make: Makes a cell when none waits.
  public init(make: @escaping () -> Cell) {
    self.make = make
  }

  /// Takes a cell, used before or new.
  ///
  /// - Returns: The cell; whatever it showed last is still in it.
  public mutating func dequeue() -> Cell {
    if let cell = waiting.popLast() {
      reusedCount += 1
      return cell
    }
    madeCount += 1
    return make()
  }

  /// Gives a cell back that is not seen any more.
  ///
  /// - Parameter cell: The cell.
  public mutating func enqueue(_ cell: Cell) { waiting.append(cell) }
}
