internal import FeedModel

/// Reads the lines of a scenario; what stands in a line is read by ``StepReader``.
struct ScenarioParser {
  private var scenario = Scenario(steps: [])

  static func parse(_ text: String) throws(ScenarioError) -> Scenario {
    var parser = ScenarioParser()
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      try parser.read(Array(line), number: index + 1)
    }
    return parser.scenario
  }

  private mutating func read(_ line: [Character], number: Int) throws(ScenarioError) {
    var reader = StepReader(line: line, number: number)
    reader.skipBlanks()
    if let header = reader.takeHeader() {
      try read(header: header, &reader)
      return
    }
    while !reader.isAtEnd {
      scenario.steps.append(try reader.takeStep())
      reader.skipBlanks()
    }
  }

  private mutating func read(
    header: StepReader.Header,
    _ reader: inout StepReader
  ) throws(ScenarioError) {
    guard scenario.steps.isEmpty else { throw reader.error(expected: "a step, since steps began") }
    switch header {
    case .title:
      guard scenario.title.isEmpty else { throw reader.error(expected: "no second title") }
      scenario.title = PlainText(reader.takeRest()).description
    case .answers:
      let words = reader.takeRest().split(separator: " ")
      guard words == ["at", "once"] else { throw reader.error(expected: "\"at once\"") }
      scenario.answersAtOnce = true
    case .policy:
      while !reader.isAtEnd {
        scenario.settings.append(try reader.takeSetting())
        reader.skipBlanks()
      }
    }
  }
}
