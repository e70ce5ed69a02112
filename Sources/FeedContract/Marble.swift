internal import FeedModel

/// A run as a diagram in text: a column for each step, a lane for each side of the seam.
///
/// ```
///          1   2              3   4
/// intents  R                  M
/// answers      ok1[a b]»2         err2
/// requests 1:first            2:2
/// states   -/R [a b]»2        /M  ...
/// ```
public struct Marble: Hashable, Sendable {
  /// The name of each lane.
  public let lanes: [String]

  /// The cells of each step, one for each lane; empty where nothing happened.
  public let columns: [[String]]

  /// The column to point at, from 0.
  public let mark: Int?

  /// Draws a run.
  ///
  /// - Parameters:
  ///   - trace: The run.
  ///   - mark: The number of the step to point at, from 1; 0 for the making of the feed.
  public init(_ trace: Trace, mark: Int? = nil) {
    lanes = ["step", "intents", "answers", "requests", "states", "failures"]
    var columns: [[String]] = []
    for (index, moment) in ([trace.beginning] + trace.steps).enumerated() {
      let cells = MarbleCells(moment, trace.requests)
      columns.append([
        index == 0 ? "" : "\(index)", cells.intents, cells.answers, cells.requests, cells.states,
        cells.failures,
      ])
    }
    self.columns = columns
    self.mark = mark
  }
}

extension Marble: CustomStringConvertible {
  /// The diagram, one line a lane; lanes in which nothing happened are left out.
  public var description: String {
    let used = lanes.indices.filter { lane in columns.contains { !$0[lane].isEmpty } }
    let names = used.map { lanes[$0] }
    let nameWidth = names.map(\.count).max() ?? 0
    let widths = columns.map { column in used.map { column[$0].count }.max() ?? 0 }
    var lines = used.map { lane in
      var line = lanes[lane].padded(to: nameWidth)
      for (column, width) in zip(columns, widths) where width > 0 {
        let cell = column[lane].isEmpty ? (lane == 0 ? "" : "-") : column[lane]
        line += "  " + cell.padded(to: width)
      }
      return line.trimmedAtEnd
    }
    if let mark, columns.indices.contains(mark) {
      let before = widths[..<mark].filter { $0 > 0 }.reduce(0) { $0 + $1 + 2 }
      lines.append(String(repeating: " ", count: nameWidth + 2 + before) + "^")
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }

  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
