/// What happens at a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(TerminalKey)

  /// The terminal has another size.
  case resized(GridSize)

  /// A moment has come that somebody asked to be woken for.
  case woken

  /// The process was asked to end, by this signal.
  case interrupted(signal: Int32)
}
