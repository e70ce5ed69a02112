internal import FeedModel

extension StepReader {
  mutating func skipSpaces() {
    while let character = current, character.isWhitespace { position += 1 }
  }

  mutating func takeRequestNumber() throws(ScenarioError) -> Int {
    try takeNumber(1...100_000, "a request's number, from 1")
  }

  mutating func takeNumber(
    _ range: ClosedRange<Int>,
    _ expected: String
  ) throws(ScenarioError) -> Int {
    let start = position
    while let character = current, character.isASCII, character.isNumber { position += 1 }
    guard let number = Int(String(line[start..<position])), range.contains(number) else {
      throw error(at: start, expected: expected)
    }
    return number
  }

  /// Reads a word, plain or in quotes; nil when none begins here.
  mutating func takeWord() throws(ScenarioError) -> String? {
    if take("\"") { return try takeQuoted() }
    let start = position
    while let character = current, Notation.isPlain(character) { position += 1 }
    return start == position ? nil : String(line[start..<position])
  }

  private mutating func takeQuoted() throws(ScenarioError) -> String {
    var word = ""
    while !take("\"") {
      guard let character = current else { throw error(expected: "a closing \"") }
      position += 1
      word.append(character == "\\" ? try takeEscape() : character)
    }
    return word
  }

  private mutating func takeEscape() throws(ScenarioError) -> Character {
    if take("\"") { return "\"" }
    if take("\\") { return "\\" }
    guard take("u"), take("{") else { throw error(expected: "\\\", \\\\ or \\u{…}") }
    let start = position
    while let character = current, character.isHexDigit { position += 1 }
    let digits = String(line[start..<position])
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw error(at: start, expected: "the number of a Unicode scalar")
    }
    try require("}")
    return Character(scalar)
  }
}
