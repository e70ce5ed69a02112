extension MarbleTable: CustomStringConvertible {
  /// The table as text, in columns, without blanks at the ends of lines.
  public var description: String {
    let rows =
      [["ms"] + times.map(String.init)]
      + lanes.map { lane in
        [lane.name] + lane.cells.map(Self.text)
      }
    let widths = (0...times.count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { Self.line($0, widths) }.joined(separator: "\n")
  }

  /// The table with a line under one lane that points at an instant and says what is wrong there.
  ///
  /// - Precondition: The table has the lane and the instant.
  public func description(pointingAt column: Int, under lane: Int, saying remark: String) -> String
  {
    var lines = description.split(separator: "\n").map(String.init)
    let above = lines[lane + 1]
    let cells = Self.columnStarts(above)
    let indent = String(repeating: " ", count: cells[column + 1])
    lines.insert("\(indent)^ \(remark)", at: lane + 2)
    return lines.joined(separator: "\n")
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() {
      line += cell
      if index < cells.count - 1 {
        line += String(repeating: " ", count: widths[index] - cell.count + 2)
      }
    }
    return line
  }

  private static func columnStarts(_ line: String) -> [Int] {
    var starts: [Int] = []
    var isInside = false
    for (index, character) in line.enumerated() {
      if character != " ", !isInside { starts.append(index) }
      isInside = character != " "
    }
    return starts
  }

  private static func text(_ cell: [Key]) -> String {
    cell.isEmpty ? "-" : cell.map(\.description).joined()
  }
}

extension MarbleTable.Key: CustomStringConvertible {
  /// The key as it is written in a cell.
  public var description: String {
    switch self {
    case .value(let name): name.count == 1 ? name : "'\(name)'"
    case .error: "#"
    case .completed: "|"
    case .subscribed: "^"
    case .disposed: "!"
    }
  }
}
