internal import FeedModel

/// The words and signs of the contract's notation, for printing.
enum Notation {
  /// Characters that end a plain word.
  static let delimiters: Set<Character> = [
    "[", "]", "(", ")", "{", "}", "»", ">", "\"", "?", "=", "#", "∅", ",", "\\",
  ]

  /// The error that is meant when a failure has no kind.
  static let usualErrorName = "unreachable"

  /// An intent as the notation writes it.
  static func text(of intent: FeedIntent) -> String {
    switch intent {
    case .refresh: "R"
    case .loadMore: "M"
    case .retry: "Y"
    case .choose(let topic): "C(" + text(of: topic) + ")"
    case .remove(let id): "D(" + quoted(id) + ")"
    }
  }

  /// A topic as the notation writes it: category, then `?` and the query.
  static func text(of topic: FeedTopic) -> String {
    let category = topic.category.isEmpty ? "" : quoted(topic.category)
    return topic.query.isEmpty ? category : category + "?" + quoted(topic.query)
  }

  /// A key as the notation writes it.
  static func text(of key: PageKey) -> String {
    switch key {
    case .first: "first"
    case .offset(let count): "+\(count)"
    case .token(let token): quoted(token)
    }
  }

  /// A word, in quotes when it would be read as something else.
  static func quoted(_ word: String) -> String {
    isPlain(word) ? word : "\"" + escaped(word) + "\""
  }

  private static func isPlain(_ word: String) -> Bool {
    guard let first = word.first, first != "+", !["first", "end", "."].contains(word) else {
      return false
    }
    if joins("[", word) || joins(word, "]") { return false }
    return !word.hasPrefix("//") && word.allSatisfy(isPlain) && PlainText(word).description == word
  }

  /// Whether a character may stand in a word without quotes.
  static func isPlain(_ character: Character) -> Bool {
    !character.isWhitespace && !delimiters.contains(character)
  }

  /// Whether two texts run into one character where they meet.
  private static func joins(_ first: String, _ second: String) -> Bool {
    guard let left = first.last, let right = second.first else { return false }
    return (String(left) + String(right)).count == 1
  }

  private static func escaped(_ word: String) -> String {
    var text = ""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      default:
        // What would be one character with a quote or an escape beside it is spelt out.
        let before = text.last ?? "\""
        let isBeside = ["\"", "\\", "}"].contains(before)
        let joinsBefore = isBeside && joins(String(before), String(scalar))
        let stands = !joinsBefore && !joins(String(scalar), "\"")
        let isSafe = stands && PlainText(String(scalar)).description == String(scalar)
        text += isSafe ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return text
  }
}
