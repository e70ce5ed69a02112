/// A key that was pressed.
public enum TerminalKey: Hashable, Sendable {
  /// A key that writes something.
  case character(Character)

  /// Arrow up.
  case up

  /// Arrow down.
  case down

  /// Arrow left.
  case left

  /// Arrow right.
  case right

  /// Page up.
  case pageUp

  /// Page down.
  case pageDown

  /// To the beginning.
  case home

  /// To the end.
  case end

  /// Enter.
  case enter

  /// Backspace.
  case backspace

  /// Tab.
  case tab

  /// Escape.
  case escape
}
