/// Why a terminal cannot be taken.
public enum TerminalError: Error, Hashable, Sendable {
  /// Input or output is a pipe or a file.
  case notATerminal

  /// Nothing is known of a terminal of this kind, or it cannot place text.
  case unknownKind(String)
}
