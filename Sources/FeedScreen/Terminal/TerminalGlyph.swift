/// What is sent to a live terminal for a cluster.
///
/// Terminals disagree about the width of joined emoji, flags and skin tones. A cluster is reduced
/// to what all of them measure alike, so that nothing to its right is displaced: of joined emoji
/// the first, of a flag its two letters, of a conjunct its letters and marks without the
/// joiners. Pictures printed as text keep the whole cluster.
package enum TerminalGlyph {
  /// The text to send.
  ///
  /// - Parameters:
  ///   - character: The cluster.
  ///   - isUnicode: Whether the terminal can show more than ASCII.
  /// - Returns: Text of the cluster's width.
  package static func text(for character: Character, isUnicode: Bool) -> String {
    if character.isASCII { return String(character) }
    guard isUnicode else {
      return asciiText(for: character, width: TextWidth.columns(of: character))
    }
    return ClusterParts(character).map(text).joined()
  }

  private static func text(for part: ClusterPart) -> String {
    let scalars = Array(part.shown)
    guard let first = scalars.first, part.columns > 0 else { return "" }
    if TextWidth.isRegional(first) { return letters(of: scalars) }
    if scalars.count == 1 { return String(first) }
    if ClusterPart.isPicture(first) || (first.isASCII && part.columns == 2) {
      let columns = TextWidth.columns(of: first)
      // No terminal shows an emoji in one column because it is meant as text.
      if columns > part.columns { return "?" }
      return String(first) + (columns < part.columns ? " " : "")
    }
    return text(of: scalars)
  }

  /// Letters with marks, without what would displace others.
  ///
  /// Some terminals widen what an emoji selector follows, and put whatever follows a joiner into the
  /// same place.
  private static func text(of scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.lazy.filter { $0.value != 0xFE0F })
    while text.last?.value == 0x200D { text.removeLast() }
    return String(text)
  }

  private static func letters(of scalars: [Unicode.Scalar]) -> String {
    let halves = scalars.filter(TextWidth.isRegional).prefix(2)
    let letters = halves.compactMap { Unicode.Scalar($0.value - 0x1F1E6 + 0x41) }
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
