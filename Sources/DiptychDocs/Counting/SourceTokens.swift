/// A Swift source as words and signs, without comments and without what stands in strings.
struct SourceTokens {
  /// A word or a sign.
  struct Token: Hashable {
    /// The word or sign; `""` for a line of a string.
    let text: String

    /// The line, counted from 1.
    let line: Int

    /// Whether white space or a line's beginning stands before it.
    let isSpaced: Bool

    /// Whether it is a word.
    var isWord: Bool { text.first.map { $0.isLetter || $0 == "_" } ?? false }
  }

  /// Every word and sign, in order.
  private(set) var tokens: [Token] = []

  private let characters: [Character]
  private var place = 0
  private var line = 1
  private var isSpaced = true

  /// Reads a source.
  ///
  /// - Parameter text: The text of a Swift file.
  init(_ text: String) {
    characters = Array(text)
    while place < characters.count { readNext() }
  }

  private static let doubles: Set<String> = ["??", "&&", "||", "->", "==", "!=", "=>"]

  private mutating func readNext() {
    let character = characters[place]
    if character.isNewline {
      line += 1
      isSpaced = true
      place += 1
    } else if character.isWhitespace {
      isSpaced = true
      place += 1
    } else if follows("//") {
      while place < characters.count, !characters[place].isNewline { place += 1 }
    } else if follows("/*") {
      skipComment()
    } else if character == "\"" {
      skipString(fence: follows("\"\"\"") ? "\"\"\"" : "\"")
    } else if character.isLetter || character == "_" || character.isNumber {
      let start = place
      while place < characters.count, isPartOfWord(characters[place]) { place += 1 }
      add(String(characters[start..<place]))
    } else {
      let double = String(characters[place..<min(place + 2, characters.count)])
      let sign = SourceTokens.doubles.contains(double) ? double : String(character)
      place += sign.count
      add(sign)
    }
  }

  private mutating func add(_ text: String) {
    tokens.append(Token(text: text, line: line, isSpaced: isSpaced))
    isSpaced = false
  }

  private func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func follows(_ text: String) -> Bool {
    characters[place...].starts(with: text)
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        place += 2
      } else if follows("*/") {
        depth -= 1
        place += 2
      } else {
        if characters[place].isNewline { line += 1 }
        place += 1
      }
    } while depth > 0 && place < characters.count
  }

  /// Leaves one empty string for each line that the string stands on.
  private mutating func skipString(fence: String) {
    add("\"\"")
    place += fence.count
    while place < characters.count, !follows(fence) {
      if follows("\\(") {
        skipInterpolation()
      } else if characters[place] == "\\" {
        place += 2
      } else {
        if characters[place].isNewline {
          line += 1
          add("\"\"")
        }
        place += 1
      }
    }
    place = min(place + fence.count, characters.count)
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch characters[place] {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"":
        skipString(fence: "\"")
        tokens.removeLast()
        continue
      default: break
      }
      if characters[place].isNewline { line += 1 }
      place += 1
    } while depth > 0 && place < characters.count
  }
}
