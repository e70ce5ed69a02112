internal import FeedModel

extension StepReader {
  private static let stepKinds =
    "a step: R, M, Y, C(topic), D(row), B, X, ok1[rows]»key or err1(kind)"

  /// Reads one step and the intents sent from inside it.
  mutating func takeStep() throws(ScenarioError) -> Step {
    let action: Step.Action
    if let intent = try takeIntent() {
      action = .intent(intent)
    } else if take("B") {
      action = .bind
    } else if take("X") {
      action = .leave
    } else if let answer = try takeAnswer() {
      action = .answer(answer)
    } else {
      throw error(expected: StepReader.stepKinds)
    }
    var inside: [FeedIntent] = []
    if take("{") {
      skipBlanks()
      while !take("}") {
        guard let intent = try takeIntent() else {
          throw error(expected: "an intent, or \"}\"")
        }
        inside.append(intent)
        skipBlanks()
      }
    }
    if let character = current, !character.isWhitespace {
      throw error(expected: "a space after the step")
    }
    return Step(action, inside: inside)
  }

  private mutating func takeIntent() throws(ScenarioError) -> FeedIntent? {
    if take("R") { return .refresh }
    if take("M") { return .loadMore }
    if take("Y") { return .retry }
    if take("C") { return .choose(try takeTopic()) }
    guard take("D") else { return nil }
    try require("(")
    guard let row = try takeWord() else { throw error(expected: "a row's identity") }
    try require(")")
    return .remove(row)
  }

  private mutating func takeTopic() throws(ScenarioError) -> FeedTopic {
    try require("(")
    if take("∅") {
      try require(")")
      return .nothing
    }
    let category = try takeWord() ?? ""
    var query = ""
    if take("?") {
      guard let word = try takeWord() else { throw error(expected: "a query") }
      query = word
    }
    guard take(")") else { throw error(expected: "a category, \"?\" and a query, or \")\"") }
    return FeedTopic(category: category, query: query)
  }

  mutating func require(_ character: Character) throws(ScenarioError) {
    guard take(character) else { throw error(expected: "\"\(character)\"") }
  }
}
