/// Where a command's output goes, and what may be put there.
@MainActor
final class Terminal {
  /// Whether colours may be used: on a terminal, and unless `NO_COLOR` is set.
  let hasColour: Bool

  /// Whether progress may be shown: the error output is a terminal.
  let showsProgress: Bool

  /// How many columns there are.
  let columns: Int

  private let write: (String) -> Void
  private let writeError: (String) -> Void

  /// Creates a terminal.
  ///
  /// - Parameters:
  ///   - hasColour: Whether colours may be used.
  ///   - showsProgress: Whether progress may be shown.
  ///   - columns: How many columns there are.
  ///   - write: Takes output.
  ///   - writeError: Takes messages for a person.
  init(
    hasColour: Bool,
    showsProgress: Bool,
    columns: Int,
    write: @escaping (String) -> Void,
    writeError: @escaping (String) -> Void
  ) {
    self.hasColour = hasColour
    self.showsProgress = showsProgress
    self.columns = columns
    self.write = write
    self.writeError = writeError
  }

  /// Prints a line.
  func print(_ line: String = "") { write(line + "\n") }

  /// Prints a message for a person, beside the output.
  func complain(_ message: String) { writeError(message + "\n") }

  /// Shows how far long work is; a line that the next one overwrites.
  func progress(_ text: String) {
    if showsProgress { writeError("\r\u{1B}[K" + text) }
  }

  /// Removes the progress line.
  func endProgress() {
    if showsProgress { writeError("\r\u{1B}[K") }
  }

  /// Text in a style, where colours may be used.
  func styled(_ text: String, _ style: Style) -> String {
    hasColour ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The styles in use; never the only carrier of a meaning.
  enum Style: String {
    case strong = "1"
    case faint = "2"
    case transform = "34"
    case reactor = "33"
    case held = "32"
    case broken = "31"
  }
}
