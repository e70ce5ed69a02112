/// Text of unknown origin, made safe to print.
///
/// Control characters (C0, C1, delete), line and paragraph separators, bidirectional overrides and
/// invisible format characters become `\u{…}` escapes, so that no title can move a cursor, ring a
/// bell, open a hyperlink or turn a line round. Everything else stays as it is.
public struct PlainText: Hashable, Sendable, CustomStringConvertible {
  /// The cleaned text.
  public let description: String

  /// Cleans text.
  ///
  /// - Parameter text: The text as the network sent it.
  /// - Complexity: O(n) in the length of the text.
  public init(_ text: String) {
    guard text.unicodeScalars.contains(where: PlainText.isHostile) else {
      description = text
      return
    }
    var cleaned = ""
    for scalar in text.unicodeScalars {
      if PlainText.isHostile(scalar) {
        cleaned += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        cleaned.unicodeScalars.append(scalar)
      }
    }
    description = cleaned
  }

  private static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    // The joiners belong to emoji and to several scripts.
    case .format: scalar.value != 0x200C && scalar.value != 0x200D
    default: false
    }
  }
}
