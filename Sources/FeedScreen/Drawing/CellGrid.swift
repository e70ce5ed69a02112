import FeedModel

/// A picture made of character cells: what a terminal shows, as a value.
///
/// Whatever is put on it, the grid keeps its shape: text is cleaned, clipped at its limits, and a
/// cluster of several columns is never left with some of them.
public struct CellGrid: Hashable, Sendable {
  /// How large it is.
  public let size: GridSize

  private var cells: [GridCell]

  /// Creates an empty grid.
  ///
  /// - Parameter size: How large it is.
  public init(size: GridSize) {
    self.size = size
    cells = Array(repeating: GridCell(), count: size.columns * size.rows)
  }

  /// The cell at a place.
  ///
  /// - Parameters:
  ///   - row: The row from the top.
  ///   - column: The column from the left.
  public subscript(row: Int, column: Int) -> GridCell { cells[row * size.columns + column] }

  /// Puts text on one row.
  ///
  /// - Parameters:
  ///   - text: The text; control characters become visible escapes.
  ///   - row: The row; outside of the grid nothing is put.
  ///   - column: Where it begins.
  ///   - columns: How many columns it may take; the rest of the row when nil.
  ///   - style: How it looks.
  /// - Returns: How many columns it took.
  @discardableResult
  public mutating func put(
    _ text: String,
    row: Int,
    column: Int = 0,
    columns: Int? = nil,
    style: CellStyle = .plain
  ) -> Int {
    guard (0..<size.rows).contains(row), (0..<size.columns).contains(column) else { return 0 }
    let room = min(columns ?? Int.max, size.columns - column)
    var shown = TextWidth.fitting(PlainText(text).description, in: room)
    if let limited = ClusterLimit.limited(shown) { shown = TextWidth.fitting(limited, in: room) }
    var place = column
    for character in shown {
      let width = TextWidth.columns(of: character)
      if width > 0 { set(character, width: width, row: row, column: place, style: style) }
      place += width
    }
    return place - column
  }

  /// Gives cells another look and leaves what stands there.
  ///
  /// - Parameters:
  ///   - row: The row; outside of the grid nothing changes.
  ///   - columns: The columns.
  ///   - style: How they look.
  public mutating func paint(row: Int, columns: Range<Int>, style: CellStyle) {
    guard (0..<size.rows).contains(row) else { return }
    for column in columns.clamped(to: 0..<size.columns) {
      cells[row * size.columns + column].style = style
    }
  }

  /// Puts another grid on this one.
  ///
  /// - Parameters:
  ///   - other: The grid; what does not fit is clipped, and a cluster that is cut becomes blank.
  ///   - row: Where its first row goes.
  ///   - column: Where its first column goes.
  public mutating func put(_ other: CellGrid, row: Int, column: Int) {
    let shown = max(-column, 0)..<max(min(other.size.columns, size.columns - column), -column, 0)
    for source in 0..<other.size.rows where (0..<size.rows).contains(row + source) {
      var from = shown.lowerBound
      while from < shown.upperBound {
        let cell = other[source, from]
        let width = other.width(row: source, column: from)
        let place = column + from
        if case .cluster(let character) = cell.content, from + width <= shown.upperBound {
          set(character, width: width, row: row + source, column: place, style: cell.style)
          from += width
        } else {
          clear(row: row + source, columns: place..<place + 1)
          cells[(row + source) * size.columns + place] = GridCell(style: cell.style)
          from += 1
        }
      }
    }
  }

  /// How many columns what begins in a cell takes.
  private func width(row: Int, column: Int) -> Int {
    var end = column + 1
    while end < size.columns, self[row, end].content == .continuation { end += 1 }
    return end - column
  }

  private mutating func set(
    _ character: Character,
    width: Int,
    row: Int,
    column: Int,
    style: CellStyle
  ) {
    clear(row: row, columns: column..<column + width)
    let index = row * size.columns + column
    cells[index] = GridCell(.cluster(character), style: style)
    for further in 1..<width { cells[index + further] = GridCell(.continuation, style: style) }
  }

  /// Removes the clusters that would lose a part of themselves if something stood in some columns.
  private mutating func clear(row: Int, columns: Range<Int>) {
    let first = row * size.columns
    var left = first + columns.lowerBound
    while cells[left].content == .continuation {
      cells[left].content = .blank
      left -= 1
      if cells[left].content != .continuation { cells[left].content = .blank }
    }
    var right = first + columns.upperBound
    while right < first + size.columns, cells[right].content == .continuation {
      cells[right].content = .blank
      right += 1
    }
  }
}
