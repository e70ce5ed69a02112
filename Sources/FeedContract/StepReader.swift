internal import FeedModel

/// Reads one line of a scenario, character by character.
struct StepReader {
  /// What a header line sets.
  enum Header: String, CaseIterable {
    case title
    case policy
    case answers
  }

  let line: [Character]
  let number: Int
  var position = 0

  init(line: [Character], number: Int) {
    self.line = line
    self.number = number
  }

  var isAtEnd: Bool { position >= line.count }
  var current: Character? { isAtEnd ? nil : line[position] }

  func error(at place: Int? = nil, expected: String) -> ScenarioError {
    let column = place ?? position
    let found =
      column < line.count ? "\"\(PlainText(String(line[column])))\"" : "the end of the line"
    return ScenarioError(
      line: number,
      column: column + 1,
      text: String(line),
      found: found,
      expected: expected
    )
  }

  /// Moves past white space and a comment.
  mutating func skipBlanks() {
    while let character = current, character.isWhitespace { position += 1 }
    if current == "/", position + 1 < line.count, line[position + 1] == "/" {
      position = line.count
    }
  }

  mutating func take(_ characters: Character...) -> Bool {
    guard let character = current, characters.contains(character) else { return false }
    position += 1
    return true
  }

  mutating func takeHeader() -> Header? {
    for header in Header.allCases {
      let word = Array(header.rawValue + ":")
      if line[position...].starts(with: word) {
        position += word.count
        while let character = current, character.isWhitespace { position += 1 }
        return header
      }
    }
    return nil
  }

  mutating func takeRest() -> String {
    var rest = line[position...]
    position = line.count
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  mutating func takeSetting() throws(ScenarioError) -> String {
    let start = position
    while let character = current, !character.isWhitespace { position += 1 }
    let setting = String(line[start..<position])
    var policies = FeedPolicies()
    do {
      try policies.apply(setting: setting)
    } catch {
      throw self.error(at: start, expected: "a policy: \(error)")
    }
    return setting
  }
}
