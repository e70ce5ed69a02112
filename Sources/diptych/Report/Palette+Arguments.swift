import DiptychDocs
import FeedContract

extension Palette {
  /// Takes `--svg` and `--dark`.
  ///
  /// - Parameter arguments: The arguments.
  /// - Returns: The colours to draw with; nil when nothing is to be drawn.
  /// - Throws: ``UsageError`` when `--dark` stands alone.
  static func take(from arguments: inout ArgumentList) throws(UsageError) -> Palette? {
    let draws = arguments.takeFlag("--svg")
    let isDark = arguments.takeFlag("--dark")
    if isDark, !draws { throw UsageError("--dark goes with --svg.") }
    return draws ? (isDark ? .dark : .light) : nil
  }
}

extension Scenario {
  /// What stands above a drawing: the title, or the steps.
  var heading: String { title.isEmpty ? stepText : title }
}

extension String {
  /// The text without the line breaks at its end.
  var trimmedAtEnd: String {
    var text = self
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
