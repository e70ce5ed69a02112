/// What is counted in sources, by rules that a reader can follow.
///
/// * *Files*: those that end in `.swift`.
/// * *Lines*: those with code, so neither blank nor comment alone.
/// * *Branches*: each `if`, `guard`, `for`, `while` and `catch`, each `case` of a `switch`, each `??`
///   and each `? :`.
/// * *Variables*: stored `var` of a type or a file, and constants that hold a relay or subject which
///   keeps a value: what can change and outlives a call.
/// * *Names*: those of a vocabulary that are used, types anywhere and members after a dot.
public struct SourceCount: Hashable, Sendable {
  /// How many files.
  public private(set) var files = 0

  /// How many lines with code.
  public private(set) var lines = 0

  /// How many places where execution may go two ways.
  public private(set) var branches = 0

  /// How many mutable variables outlive a call.
  public private(set) var variables = 0

  /// The names of the vocabulary that are used.
  public private(set) var names: Set<String> = []

  /// Counts nothing yet.
  public init() {}

  /// Adds one file.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - vocabulary: The names that a reader must know from elsewhere.
  public mutating func add(_ text: String, vocabulary: Set<String> = []) {
    let tokens = SourceTokens(text).tokens
    files += 1
    lines += Set(tokens.map(\.line)).count
    var nesting = SourceNesting()
    for (place, token) in tokens.enumerated() {
      if isBranch(token, at: place, in: tokens, nesting) { branches += 1 }
      if nesting.isOutsideCalls, StoredVariable.begins(at: place, in: tokens) { variables += 1 }
      if isName(token, at: place, in: tokens, vocabulary) { names.insert(token.text) }
      nesting.follow(token, after: place > 0 ? tokens[place - 1] : nil)
    }
  }

  private func isBranch(
    _ token: SourceTokens.Token,
    at place: Int,
    in tokens: [SourceTokens.Token],
    _ nesting: SourceNesting
  ) -> Bool {
    let previous = place > 0 ? tokens[place - 1].text : ""
    switch token.text {
    case "if", "guard", "for", "while", "catch": return ![".", "(", ","].contains(previous)
    case "case":
      return nesting.isSwitch && !["if", "guard", "for", "while", ","].contains(previous)
    case "??": return true
    case "?": return token.isSpaced
    default: return false
    }
  }

  private func isName(
    _ token: SourceTokens.Token,
    at place: Int,
    in tokens: [SourceTokens.Token],
    _ vocabulary: Set<String>
  ) -> Bool {
    guard vocabulary.contains(token.text) else { return false }
    if token.text.first?.isUppercase == true { return true }
    return place > 0 && tokens[place - 1].text == "."
  }
}
