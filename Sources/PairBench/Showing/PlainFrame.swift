package import FeedScreen

/// A frame as the least that a program must do for it: a loop that writes its characters.
///
/// It knows the lines already: nothing is measured, cleaned, clipped or laid out.
package struct PlainFrame {
  private let size: GridSize
  private let lines: [[Character]]

  /// Takes the characters of a frame.
  ///
  /// - Parameter grid: The frame.
  package init(_ grid: CellGrid) {
    size = grid.size
    lines = grid.description.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Array($0) }
  }

  /// Writes every character into its place.
  ///
  /// - Returns: The cells, row by row.
  package func draw() -> [Character] {
    var cells = [Character](repeating: " ", count: size.columns * size.rows)
    for (row, line) in lines.enumerated() {
      var place = row * size.columns
      for character in line {
        cells[place] = character
        place += 1
      }
    }
    return cells
  }
}
