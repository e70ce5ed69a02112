import FeedScreen
import Foundation
import Measuring

/// One group of measurements with its baseline in words.
struct BenchTable {
  /// What was measured.
  let group: BenchGroup

  /// What else has to be known of the run, such as the server; empty when nothing has.
  var remark = ""

  /// What was measured, in order.
  let figures: [Figure]

  /// Prints the table: the medians, how far the repeats lie, and the ratio.
  @MainActor
  func print(on terminal: Terminal) {
    let heading = "\(group.rawValue), \(group.unit), beside \(group.baseline)"
    terminal.print(
      terminal.styled(heading + (remark.isEmpty ? "" : "; \(remark)"), .strong)
    )
    let width = (figures.map { TextWidth.columns(of: $0.title) }.max() ?? 0) + 1
    for figure in figures {
      let padding = width - TextWidth.columns(of: figure.title)
      var line = figure.title + String(repeating: " ", count: padding)
      line += text(of: figure.measured)
      line += figure.baseline.map { text(of: $0) } ?? ""
      line += figure.ratio.map { String(format: "%9.3g ×", $0) } ?? ""
      line += figure.bytes.map { String(format: "%8.0f B", $0) } ?? ""
      line += figure.unit.map { "  \($0)" } ?? ""
      terminal.print(line)
    }
    terminal.print()
  }

  /// The median and half the distance between the quartiles.
  private func text(of quartiles: Quartiles) -> String {
    let median = BenchTable.number(quartiles.median)
    let spread = BenchTable.number(quartiles.spread / 2)
    return String(repeating: " ", count: max(11 - median.count, 1)) + median + " ±" + spread
      + String(repeating: " ", count: max(7 - spread.count, 0))
  }

  /// A figure with about three digits that mean something.
  static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }

  /// A limit without digits that nobody wrote.
  static func limit(_ value: Double) -> String { String(format: "%g", value) }
}
