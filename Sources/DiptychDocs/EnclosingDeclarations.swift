/// Which types and extensions stand around a line of a source file.
struct EnclosingDeclarations {
  private let tokens: [SourceTokens.Token]

  /// Reads a file's text.
  init(_ text: String) { tokens = SourceTokens(text).tokens }

  /// The names around a line, the outermost first and joined by dots.
  ///
  /// - Parameter line: The line, counted from 1.
  /// - Returns: As in `FeedViewModel.Output`; empty outside of all.
  func around(line: Int) -> String {
    var braces: [String?] = []
    var pending: String?
    for (place, token) in tokens.enumerated() where token.line < line {
      switch token.text {
      case "class", "struct", "enum", "actor", "extension", "protocol":
        let follows = place > 0 && tokens[place - 1].text == "."
        if !follows, tokens.indices.contains(place + 1) { pending = name(at: place + 1) }
      case "{":
        braces.append(pending)
        pending = nil
      case "}": _ = braces.popLast()
      default: break
      }
    }
    return braces.compactMap { $0 }.joined(separator: ".")
  }

  /// A name with dots, as an extension may have.
  private func name(at place: Int) -> String {
    var name = tokens[place].text
    var next = place + 1
    while next + 1 < tokens.count, tokens[next].text == "." {
      name += "." + tokens[next + 1].text
      next += 2
    }
    return name
  }
}
