import FeedContract
import FeedModel
import FeedSpecimens
import Testing

@Suite struct ReportTests {
  let report: Report

  init() throws {
    let wrong = try #require(WrongFeed.breaking(RuleID(2, 2)))
    let rules = RuleSet([RuleID(2, 2), RuleID(3, 1)])
    report = Contract.explore(wrong.architecture, Exploration(depth: 3, rules: rules, jobs: 1))
  }

  @Test func `a report of a broken rule says all that is needed to go on`() {
    #expect(
      report.description == """
        wrong-2.2, policies default, full alphabet: every order to depth 3, 516 orders
        2.2   broken in 3 steps
        3.1   held to depth 3 (516 orders, the situation occurred 2 times)

        Rule 2.2 broken in 3 steps: The end of a superseded request MUST NOT end the spinner of its \
        successor.
        Intent: the spinner stops while loading goes on.

        step         1                  2                              3
        intents   -  C(a)               C(b)                           -
        answers   -  -                  -                              ok1(late)
        requests  -  1:firstLoad»first  1:cancelled 2:firstLoad»first  -
        states    -  -↻                 -↻                             -
                                                                       ^

        Step 3, ok1(late):
          observed  refresh idle
          expected  refresh loading: its request is open

        Look closer: diptych trace wrong-2.2 'C(a) C(b) ok1(late)'
        As a test:
          @Test func `2.2: The end of a superseded request must not end the spinner of its \
        successor`() throws {
            let scenario = try Scenario("C(a) C(b) ok1(late)")
            let judgement = try #require(Contract.judge(scenario, mine, rules: RuleSet([RuleID(2, 2)])))
            #expect(judgement.violations.map(\\.description) == [])
          }
        """
    )
  }

  @Test func `the test to paste really fails`() throws {
    let example = try #require(report.broken.first?.counterexample)
    let source = report.testText(RuleID(2, 2), example)
    let text = try #require(source.split(separator: "\"").dropFirst().first)
    let mine = try #require(WrongFeed.breaking(RuleID(2, 2))).architecture
    let judgement = try #require(
      Contract.judge(try Scenario(String(text)), mine, rules: RuleSet([RuleID(2, 2)]))
    )
    #expect(judgement.violations.map(\.rule) == [RuleID(2, 2)])
  }

  @Test func `a report survives JSON`() throws {
    let again = try Report(json: report.json)
    #expect(again.description == report.description)
    #expect(again.json == report.json)
  }

  @Test func `another schema is refused`() {
    let json = report.json.replacingFirst("diptych.report/1", "diptych.report/9")
    #expect(throws: DocumentError.schema(found: "diptych.report/9", expected: "diptych.report/1")) {
      try Report(json: json)
    }
  }

  @Test func `text that is no report is refused`() {
    #expect(throws: DocumentError.self) { try Report(json: "{") }
  }

  @Test func `nothing exercised is never held`() {
    let silent = Architecture(name: "silent") { SilentFeed(source: $0) }
    let rules = RuleSet([RuleID(2, 5)])
    let report = Contract.explore(silent, Exploration(depth: 2, rules: rules, jobs: 1))
    #expect(report.notExercised == [RuleID(2, 5)])
    #expect(!report.isHeld)
    #expect(throws: ContractFailure.self) {
      try Contract.verify(silent, depth: 2, rules: rules)
    }
  }
}

/// A feed that does nothing at all.
private final class SilentFeed: FeedSubject {
  init(source: any PageSource) {}
  func send(_ intent: FeedIntent) {}
  func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    state(FeedState())
    return {}
  }
}

extension String {
  fileprivate func replacingFirst(_ part: String, _ other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return replacingCharacters(range, other)
  }

  private func replacingCharacters(_ range: Range<Index>, _ other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
