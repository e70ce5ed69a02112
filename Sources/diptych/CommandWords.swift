/// Splits a command line into its words, as a shell does with double quotes.
enum CommandWords {
  /// Splits a line.
  ///
  /// - Parameter line: Words divided by spaces; spaces between double quotes divide nothing.
  /// - Returns: The words, without the quotes.
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var hasWord = false
    for character in line {
      switch character {
      case "\"":
        isQuoted.toggle()
        hasWord = true
      case " " where !isQuoted:
        if hasWord { words.append(word) }
        word = ""
        hasWord = false
      default:
        word.append(character)
        hasWord = true
      }
    }
    if hasWord { words.append(word) }
    return words
  }
}
