/// What the braces around a place in a source belong to.
struct SourceNesting {
  /// What one pair of braces holds.
  private enum Kind {
    case type
    case choice
    case code
  }

  private var braces: [Kind] = []
  private var pending: (kind: Kind, depth: Int)?
  private var depth = 0

  /// Whether the innermost braces are those of a `switch`.
  var isSwitch: Bool { braces.last == .choice }

  /// Whether the innermost braces are a type's or an extension's, or there are none.
  var isOutsideCalls: Bool { braces.last.map { $0 == .type } ?? true }

  /// Goes on by one word or sign.
  ///
  /// - Parameters:
  ///   - token: The word or sign.
  ///   - previous: The one before it.
  mutating func follow(_ token: SourceTokens.Token, after previous: SourceTokens.Token?) {
    switch token.text {
    case "(", "[": depth += 1
    case ")", "]": depth -= 1
    case "{":
      if let pending, pending.depth == depth {
        braces.append(pending.kind)
        self.pending = nil
      } else {
        braces.append(.code)
      }
    case "}": _ = braces.popLast()
    case "class", "struct", "enum", "actor", "extension", "protocol":
      if previous?.text != "." { pending = (.type, depth) }
    case "switch":
      if previous?.text != "." { pending = (.choice, depth) }
    case "func", "init", "deinit", "subscript", "var", "let":
      if previous?.text != "." { pending = nil }
    default: break
    }
  }
}
