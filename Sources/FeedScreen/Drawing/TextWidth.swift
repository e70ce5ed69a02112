/// How many columns of a terminal text takes.
///
/// The unit is the grapheme cluster, what a reader takes for one character: marks that combine add
/// nothing, and a family joined of four emoji is as wide as one.
public enum TextWidth {
  /// The columns of a cluster.
  ///
  /// - Parameter character: The cluster.
  /// - Returns: 0 for a lone mark or joiner, 1, or 2.
  public static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII, scalars.count == 1 {
      return first.value >= 0x20 && first.value != 0x7F ? 1 : 0
    }
    if isRegional(first) { return scalars.dropFirst().first.map(isRegional) == true ? 2 : 1 }
    if scalars.contains(where: { $0.value == 0xFE0F }), first.properties.isEmoji { return 2 }
    if scalars.contains(where: { $0.value == 0xFE0E }), first.properties.isEmoji { return 1 }
    return columns(of: first)
  }

  /// The columns of text.
  ///
  /// - Parameter text: The text, on one line.
  /// - Returns: The sum over its clusters.
  /// - Complexity: O(n) in the length of the text.
  public static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of a scalar that stands by itself.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0  // Hangul vowels and trailing consonants
    case 0x1F3FB...0x1F3FF: return 2  // skin tones that modify nothing
    default: break
    }
    return WideRanges.contain(scalar.value) || scalar.properties.isEmojiPresentation ? 2 : 1
  }

  /// Whether a scalar is half of a flag.
  static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
