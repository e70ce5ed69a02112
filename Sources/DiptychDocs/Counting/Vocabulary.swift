/// The names that a module declares for others.
public struct Vocabulary: Hashable, Sendable {
  /// The names.
  public private(set) var names: Set<String> = []

  /// Knows no name yet.
  public init() {}

  /// Adds the names of one file.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - isPublic: Whether only names count that the file declares for others.
  public mutating func add(_ text: String, isPublic: Bool) {
    let tokens = SourceTokens(text).tokens
    for (place, token) in tokens.enumerated() where Vocabulary.kinds.contains(token.text) {
      guard place + 1 < tokens.count, tokens[place + 1].isWord else { continue }
      let before = tokens[..<place].reversed().prefix { $0.line == token.line }
      let isDeclared = before.contains { $0.text == "public" || $0.text == "open" }
      if isDeclared || !isPublic { names.insert(tokens[place + 1].text) }
    }
  }

  private static let kinds: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "typealias", "associatedtype",
    "actor", "case",
  ]
}
