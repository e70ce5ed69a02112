/// What is sent to a live terminal for a cluster.
///
/// Terminals disagree about the width of joined emoji, flags and skin tones. A cluster is reduced
/// to what all of them measure alike, so that nothing to its right is displaced: of joined emoji
/// the first, of a flag its two letters. Pictures printed as text keep the whole cluster.
package enum TerminalGlyph {
  /// The text to send.
  ///
  /// - Parameters:
  ///   - character: The cluster.
  ///   - isUnicode: Whether the terminal can show more than ASCII.
  /// - Returns: Text of the cluster's width.
  package static func text(for character: Character, isUnicode: Bool) -> String {
    if character.isASCII { return String(character) }
    let width = TextWidth.columns(of: character)
    guard isUnicode else { return asciiText(for: character, width: width) }
    let scalars = Array(character.unicodeScalars)
    guard let first = scalars.first else { return "" }
    if TextWidth.isRegional(first) { return letters(of: scalars) }
    if scalars.count == 1 { return String(character) }
    if first.properties.isEmoji, !first.isASCII {
      return TextWidth.columns(of: first) == width ? String(first) : String(first) + " "
    }
    if first.isASCII, width == 2 { return String(first) + " " }
    return String(character)
  }

  private static func letters(of scalars: [Unicode.Scalar]) -> String {
    let letters = scalars.prefix(2).compactMap { Unicode.Scalar($0.value - 0x1F1E6 + 0x41) }
    return letters.map(String.init).joined()
  }

  private static func asciiText(for character: Character, width: Int) -> String {
    switch character {
    case "─", "│", "┄": return "-"
    case "…": return "."
    case "▸": return ">"
    case "✓": return "+"
    case "✗": return "x"
    case "▐": return "|"
    default: return String(repeating: "?", count: width)
    }
  }
}
