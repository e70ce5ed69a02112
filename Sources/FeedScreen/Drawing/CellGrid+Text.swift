extension CellGrid: CustomStringConvertible {
  /// The grid as plain text, a line for each row, without the blanks at their ends.
  public var description: String {
    (0..<size.rows).map { line($0, hasStyle: false) }.joined(separator: "\n")
  }

  /// The grid as text with colours and attributes as escape sequences.
  ///
  /// - Returns: A line for each row, each of which ends in the terminal's own look.
  public func styledText() -> String {
    (0..<size.rows).map { line($0, hasStyle: true) }.joined(separator: "\n")
  }

  private func line(_ row: Int, hasStyle: Bool) -> String {
    var text = ""
    var style = CellStyle.plain
    for column in 0..<lastColumn(row, hasStyle: hasStyle) {
      let cell = self[row, column]
      if hasStyle, cell.style != style {
        if style != .plain { text += "\u{1B}[0m" }
        text += cell.style.escape
        style = cell.style
      }
      switch cell.content {
      case .blank: text += " "
      case .cluster(let character): text.append(character)
      case .continuation: break
      }
    }
    return style == .plain ? text : text + "\u{1B}[0m"
  }

  /// The column after the last one that shows anything.
  private func lastColumn(_ row: Int, hasStyle: Bool) -> Int {
    for column in (0..<size.columns).reversed() {
      let cell = self[row, column]
      if hasStyle, cell.style.isInverse { return column + 1 }
      switch cell.content {
      case .blank, .cluster(" "): continue
      case .cluster, .continuation: return column + 1
      }
    }
    return 0
  }
}
