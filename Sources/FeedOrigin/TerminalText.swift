/// Text from outside, made harmless for a terminal.
enum TerminalText {
  /// The text in quotes, with everything outside printable ASCII written as an escape.
  static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\" + String(scalar)
    case " "..."~": String(scalar)
    default: "\\u{" + String(scalar.value, radix: 16) + "}"
    }
  }
}
