/// Text from outside, made harmless for a terminal.
enum TerminalText {
  /// The text in quotes, with everything outside printable ASCII written as an escape.
  static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }
}
