import CCurses

extension TerminalKey {
  /// The key that a function key's code stands for; nil for one that has no use here.
  init?(functionKey code: UInt32) {
    switch Int32(code) {
    case diptych_key_up(): self = .up
    case diptych_key_down(): self = .down
    case diptych_key_left(): self = .left
    case diptych_key_right(): self = .right
    case diptych_key_page_up(): self = .pageUp
    case diptych_key_page_down(): self = .pageDown
    case diptych_key_home(): self = .home
    case diptych_key_end(): self = .end
    case diptych_key_enter(): self = .enter
    case diptych_key_backspace(): self = .backspace
    default: return nil
    }
  }

  /// The key that writes a scalar; nil for a control character that has no use here.
  init?(scalar code: UInt32) {
    switch code {
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x08, 0x7F: self = .backspace
    case 0x1B: self = .escape
    default:
      guard code >= 0x20, let scalar = Unicode.Scalar(code) else { return nil }
      self = .character(Character(scalar))
    }
  }
}
