import FeedModel

/// A picture made of character cells: what a terminal shows, as a value.
///
/// Whatever is put on it, the grid keeps its shape: text is cleaned, clipped at its limits, and a
/// cluster of two columns is never left with one.
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
    var place = column
    for character in TextWidth.fitting(PlainText(text).description, in: room) {
      place += put(ClusterLimit.limited(character), row: row, column: place, style: style)
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
  ///   - other: The grid; what does not fit is clipped.
  ///   - row: Where its first row goes.
  ///   - column: Where its first column goes.
  public mutating func put(_ other: CellGrid, row: Int, column: Int) {
    for source in 0..<other.size.rows where (0..<size.rows).contains(row + source) {
      for from in 0..<other.size.columns where (0..<size.columns).contains(column + from) {
        let cell = other[source, from]
        switch cell.content {
        case .continuation: continue
        case .blank: set(.blank, row: row + source, column: column + from, style: cell.style)
        case .cluster(let character):
          put(character, row: row + source, column: column + from, style: cell.style)
        }
      }
    }
  }

  @discardableResult
  private mutating func put(
    _ character: Character,
    row: Int,
    column: Int,
    style: CellStyle
  ) -> Int {
    let width = TextWidth.columns(of: character)
    guard width > 0, column + width <= size.columns else { return 0 }
    set(.cluster(character), row: row, column: column, style: style)
    if width == 2 { set(.continuation, row: row, column: column + 1, style: style) }
    return width
  }

  /// Sets one cell; a cluster that loses half of itself is removed.
  private mutating func set(
    _ content: GridCell.Content,
    row: Int,
    column: Int,
    style: CellStyle
  ) {
    let index = row * size.columns + column
    if cells[index].content == .continuation, content != .continuation {
      cells[index - 1].content = .blank
    }
    if column + 1 < size.columns, cells[index + 1].content == .continuation {
      cells[index + 1].content = .blank
    }
    cells[index] = GridCell(content, style: style)
  }
}
