internal import FeedModel

extension Report {
  /// A test of Swift Testing that fails while the rule is broken.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - example: The order that breaks it.
  /// - Returns: The source of a function; `mine` stands for the architecture.
  public func testText(_ rule: RuleID, _ example: Counterexample) -> String {
    let scenario = example.scenario
    var text = scenario.stepText
    if scenario.answersAtOnce { text = "answers: at once\n" + text }
    if policies != "default" { text = "policy: \(policies)\n" + text }
    let literal = text.replacing("\\", "\\\\").replacing("\"", "\\\"").replacing("\n", "\\n")
    let sentence = (Rule.with(rule)?.must ?? "rule \(rule)").testName
    return """
      @Test func `\(rule): \(sentence)`() throws {
        let scenario = try Scenario("\(literal)")
        let judgement = try #require(Contract.judge(scenario, mine, rules: RuleSet([RuleID(\(rule.part), \(rule.number))])))
        #expect(judgement.violations.map(\\.description) == [])
      }
      """
  }
}

extension String {
  /// The sentence without what may not stand between backticks.
  fileprivate var testName: String {
    filter { !"`\\/:;.()[]<>".contains($0) }.replacing(" MUST NOT", " must not")
      .replacing(" MUST", " must")
  }

  fileprivate func replacing(_ part: String, _ other: String) -> String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(part) {
        result += other
        rest = rest.dropFirst(part.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
