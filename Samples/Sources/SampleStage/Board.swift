internal import FeedScreen

/// What a view shows now: its parts in the order in which they were drawn first, then what it
/// announced in this turn.
struct Board: Equatable {
  /// The parts, each as it was drawn last.
  private(set) var drawings: [Drawing] = []

  /// The parts that were drawn since the last turn.
  private var fresh: Set<Drawing.Part> = []

  /// Begins a turn: what stands there is not news any more, and what was announced is over.
  mutating func beginTurn() {
    fresh = []
    drawings.removeAll(where: \.part.isAnnouncement)
  }

  /// Takes what was drawn; announcements of one turn stand below each other.
  mutating func take(_ drawing: Drawing) {
    fresh.insert(drawing.part)
    guard let index = drawings.firstIndex(where: { $0.part == drawing.part }) else {
      return drawings.append(drawing)
    }
    if drawing.part.isAnnouncement {
      drawings[index] = Drawing(drawing.part, drawings[index].lines + drawing.lines)
    } else {
      drawings[index] = drawing
    }
  }

  /// The names of the parts that two boards show differently, in order; a part without a name goes
  /// by that of the one above it.
  func difference(from other: Board) -> [String] {
    var names: [String] = []
    for drawings in [drawings, other.drawings] {
      var name = ""
      for part in drawings.map(\.part) {
        if !part.name.isEmpty { name = part.name }
        if self[part] != other[part], !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// Draws the parts below each other, their names standing back and what is new standing out.
  ///
  /// - Parameter size: How much room there is; where it is not enough, an ellipsis stands for the
  ///   last parts, and announcements stay.
  /// - Returns: The picture.
  func draw(in size: GridSize) -> CellGrid {
    var rows = self.rows(in: size.columns, areAnnouncements: false)
    let news = self.rows(in: size.columns, areAnnouncements: true).suffix(max(0, size.rows - 1))
    let room = max(0, size.rows - news.count)
    if rows.count > room {
      rows = rows.prefix(max(0, room - 1)) + [Row(name: "", column: 0, text: "…", style: .plain)]
    }
    var grid = CellGrid(size: size)
    for (index, row) in (rows + news).enumerated() {
      grid.put(row.name, row: index, columns: max(0, row.column - 1), style: .faint)
      grid.put(row.text, row: index, column: row.column, style: row.style)
    }
    return grid
  }

  /// One row of the picture.
  private struct Row {
    let name: String
    let column: Int
    let text: String
    let style: CellStyle
  }

  /// The rows of the parts, or of the announcements: of several in one name the last ones.
  private func rows(in columns: Int, areAnnouncements: Bool) -> [Row] {
    var rows: [Row] = []
    for drawing in drawings where drawing.part.isAnnouncement == areAnnouncements {
      let column = min(drawing.textColumn, max(0, columns - 8))
      let style: CellStyle = fresh.contains(drawing.part) ? .strong : .plain
      var name = drawing.part.name
      var lines = drawing.lines
      if areAnnouncements, lines.count > 3 { lines = ["…"] + lines.suffix(2) }
      for line in lines {
        for text in TextWidth.lines(of: line, in: columns - column, limit: 4) {
          rows.append(Row(name: name, column: column, text: text, style: style))
          name = ""
        }
      }
    }
    return rows
  }

  private subscript(part: Drawing.Part) -> [String] {
    drawings.first { $0.part == part }?.lines ?? []
  }
}
