/// How many columns of a terminal text takes.
///
/// The unit is the grapheme cluster, what a reader takes for one character, and it is measured as
/// terminals do: marks above and below add nothing, vowel signs beside their consonant add a column
/// each, and a family joined of four emoji is as wide as one.
public enum TextWidth {
  /// The columns of a cluster.
  ///
  /// - Parameter character: The cluster.
  /// - Returns: 0 for a lone mark or joiner, 1, 2, or more where several scalars take space.
  /// - Complexity: O(n) in the number of scalars; most clusters have one.
  public static func columns(of character: Character) -> Int {
    let bytes = character.utf8
    if bytes.count == 1 { return bytes.first.map { isPlain($0) } == true ? 1 : 0 }
    let scalars = character.unicodeScalars
    if scalars.count == 1 { return scalars.first.map { columns(of: $0) } ?? 0 }
    var sum = 0
    for scalar in scalars {
      // Below this, nothing is joined: the sum is that of the parts.
      if scalar.value >= 0x2000 { return ClusterParts(character).reduce(0) { $0 + $1.columns } }
      sum += columns(of: scalar)
    }
    return sum
  }

  /// The columns of text.
  ///
  /// - Parameter text: The text, on one line.
  /// - Returns: The sum over its clusters.
  /// - Complexity: O(n) in the length of the text.
  public static func columns(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy(isPlain) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of a scalar that stands by itself, as `wcwidth` gives them.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .format: return isVisibleFormat(scalar) ? 1 : 0
    case .nonspacingMark, .enclosingMark, .control: return 0
    default: break
    }
    switch scalar.value {
    case ..<0x1100: return 1
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0  // Hangul vowels and trailing consonants
    case 0x1F1E6...0x1F1FF: return 1  // halves of flags
    case 0x1F3FB...0x1F3FF: return 2  // skin tones that modify nothing
    default: break
    }
    return WideRanges.contain(scalar.value) || scalar.properties.isEmojiPresentation ? 2 : 1
  }

  /// Whether a scalar is half of a flag.
  static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Whether a byte of UTF-8 is an ASCII character that takes a column.
  static func isPlain(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }

  /// Whether a format character takes a column: the soft hyphen, and the signs that are written
  /// before numbers and verses.
  private static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
