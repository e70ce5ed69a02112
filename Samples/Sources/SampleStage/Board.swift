internal import FeedScreen

/// What a view shows now: its parts in the order in which they were drawn first.
struct Board: Equatable {
  /// The parts, each as it was drawn last.
  private(set) var drawings: [Drawing] = []

  /// The parts that were drawn since the last turn.
  private var fresh: Set<Drawing.Part> = []

  /// Begins a turn: what stands there is not news any more, and what was announced is over.
  mutating func beginTurn() {
    fresh = []
    for (index, drawing) in drawings.enumerated() where drawing.isAnnouncement {
      drawings[index] = Drawing(drawing.part, [])
    }
  }

  /// Takes what was drawn; announcements of one turn stand below each other.
  mutating func take(_ drawing: Drawing) {
    fresh.insert(drawing.part)
    guard let index = drawings.firstIndex(where: { $0.part == drawing.part }) else {
      return drawings.append(drawing)
    }
    guard drawing.isAnnouncement else {
      drawings[index] = drawing
      return
    }
    let lines = (drawings[index].lines + drawing.lines).suffix(3)
    drawings[index] = Drawing(drawing.part, Array(lines), isAnnouncement: true)
  }

  /// The names of the parts that two boards show differently, in order.
  func difference(from other: Board) -> [String] {
    let parts = drawings.map(\.part) + other.drawings.map(\.part)
    var names: [String] = []
    for part in parts where self[part] != other[part] && !names.contains(part.name) {
      names.append(part.name)
    }
    return names
  }

  /// Draws the parts below each other, their names standing back and what is new standing out.
  ///
  /// - Parameter size: How much room there is; an ellipsis says that it is not enough.
  /// - Returns: The picture.
  func draw(in size: GridSize) -> CellGrid {
    var grid = CellGrid(size: size)
    var row = 0
    for drawing in drawings {
      let name = drawing.part.name
      let column = max(Drawing.nameWidth, name.count + 1)
      let style: CellStyle = fresh.contains(drawing.part) ? .strong : .plain
      grid.put(drawing.lines.isEmpty ? "" : name, row: row, columns: column, style: .faint)
      for line in drawing.lines {
        for part in TextWidth.lines(of: line, in: size.columns - column, limit: 4) {
          grid.put(part, row: row, column: column, style: style)
          row += 1
        }
      }
    }
    if row > size.rows {
      grid.put(String(repeating: " ", count: size.columns), row: size.rows - 1)
      grid.put("…", row: size.rows - 1)
    }
    return grid
  }

  private subscript(part: Drawing.Part) -> [String] {
    drawings.first { $0.part == part }?.lines ?? []
  }
}
