import FeedScreen
import Foundation

/// One group of measurements with its baseline in words.
struct BenchTable: Codable {
  /// What was measured, as on the command line.
  let name: String

  /// The unit of the figures.
  let unit: String

  /// What the figures are compared with.
  let baseline: String

  /// The figures.
  let lines: [BenchLine]

  /// Prints the table.
  @MainActor
  func print(on terminal: Terminal) {
    terminal.print(terminal.styled("\(name), \(unit), beside \(baseline)", .strong))
    let width = (lines.map { TextWidth.columns(of: $0.name) }.max() ?? 0) + 2
    for line in lines {
      let padding = String(repeating: " ", count: width - TextWidth.columns(of: line.name))
      var text = line.name + padding + number(line.measured)
      text += line.baseline.map { number($0) } ?? ""
      text += line.ratio.map { String(format: "%8.2f ×", $0) } ?? ""
      text += line.spread.map { String(format: "   ± %.1f", $0) } ?? ""
      text += line.bytes.map { String(format: "   %.0f B", $0) } ?? ""
      terminal.print(text)
    }
    terminal.print()
  }

  private func number(_ value: Double) -> String {
    String(format: value < 100 ? "%12.2f" : "%12.0f", value)
  }
}
