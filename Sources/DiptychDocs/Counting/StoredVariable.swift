/// Recognises what is stored, can change and outlives a call.
enum StoredVariable {
  /// Types of which a constant keeps a value that changes.
  private static let keepers: Set<String> = ["BehaviorRelay", "BehaviorSubject", "ReplaySubject"]

  /// Whether such a declaration begins here.
  ///
  /// - Parameters:
  ///   - place: The place of a word outside every function.
  ///   - tokens: The whole source.
  /// - Returns: Whether a stored `var` begins, or a `let` that holds a relay or subject.
  static func begins(at place: Int, in tokens: [SourceTokens.Token]) -> Bool {
    let word = tokens[place].text
    guard word == "var" || word == "let" else { return false }
    var depth = 0
    var isKeeper = false
    var isInitialized = false
    var last = tokens[place]
    for token in tokens[(place + 1)...] {
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "=" where depth == 0: isInitialized = true
      case "{" where depth == 0 && !isInitialized: return false
      default: break
      }
      let isOver = depth <= 0 && token.line > last.line && !["=", ".", "{"].contains(token.text)
      if isOver || depth < 0 { break }
      if keepers.contains(token.text) { isKeeper = true }
      if token.text == "{" { break }
      last = token
    }
    return word == "var" || isKeeper
  }
}
