import FeedContract
import FeedModel
import FeedSpecimens
import Testing

@Suite struct ScenarioDocumentTests {
  @Test(
    arguments: [
      "R ok1[a b]»2 M err2(timeout) Y ok3»∅", "R B ok1{M} ok2 X",
      "policy: P1=queue\nR ok1»2 M R ok2 ok3",
      "policy: P12=fill viewport=5 pagesPerIntent=3\nR ok1»2 ok2»3 ok3»4",
      "policy: P14=transient retryLimit=2\nR err1(timeout) err2(timeout) err3(timeout)",
      "policy: P16=goOn repeatLimit=3\nR ok1»2 M ok2»= M ok3»= M ok4»= M ok5»=",
      "policy: P7=shortPage pageSize=3\nR ok1[a b c]»2 M ok2[d]»3",
      "answers: at once\nR ok1»2 M ok2»3 R err3",
      "R ok1[\"a|b\" \"\\u{9b}31m\" \"\\u{202e}\"]»\"x y\"",
    ]
  )
  func `a trace read back leads to the same trace`(text: String) throws {
    let scenario = try Scenario(text)
    let run = try #require(Run.of(scenario, ReferenceFeed.architecture))
    let json = Trace(run).json
    let again = try #require(Run.of(try Scenario(json: json), ReferenceFeed.architecture))
    #expect(Trace(again).json == json)
    #expect(Trace(again) == Trace(run))
  }

  @Test func `a trace read back names its policies and only the limits that they go by`() throws {
    let scenario = try Scenario("policy: P1=queue P12=fill viewport=5\nR ok1»2")
    let run = try #require(Run.of(scenario, ReferenceFeed.architecture))
    let again = try Scenario(json: Trace(run).json)
    #expect(again.settings == ["P1=queue", "P12=fill", "viewport=5", "pagesPerIntent=2"])
    #expect(again.steps == scenario.steps)
  }

  @Test func `what a terminal must not see is escaped and still says the same`() throws {
    let scenario = try Scenario("R ok1[\"\\u{9b}31m\" \"\\u{202e}\" \"\\u{7f}\" \"\\u{e0001}\"]»2")
    let json = Trace(try #require(Run.of(scenario, ReferenceFeed.architecture))).json
    for escape in [#""\u009b31m""#, #""\u202e""#, #""\u007f""#, #""\udb40\udc01""#] {
      #expect(json.contains(escape))
    }
    #expect(json.split(separator: "\n").allSatisfy { PlainText(String($0)).description == $0 })
    #expect(try Scenario(json: json).steps == scenario.steps)
  }

  @Test(
    arguments: [
      ("{", "The document cannot be read: it is not JSON."),
      ("", "The document cannot be read: it is not JSON."),
      (String(repeating: "[", count: 100_000), "The document cannot be read: it is not JSON."),
      ("[]", "The document cannot be read: a value of another kind was expected at the top."),
      ("{}", "The document cannot be read: \"schema\" is missing at the top."),
      (
        #"{"schema": 1}"#,
        "The document cannot be read: a value of another kind was expected in schema."
      ),
      (
        #"{"schema": "diptych.report/1"}"#,
        "The document is a diptych.report/1, not a diptych.trace/1."
      ),
      (
        #"{"schema": "\u001b[31m"}"#,
        "The document is a \\u{1b}[31m, not a diptych.trace/1."
      ),
      (
        document(scenario: "R", steps: #"[{"step": 1}]"#),
        "The document cannot be read: a value of another kind was expected in steps.[0].step."
      ),
      (
        document(scenario: "R okk"),
        "The document cannot be read: its scenario is none, line 1, column 5: found \"k\", "
          + "expected a request's number, from 1."
      ),
      (document(scenario: "R", policies: "P1=often"), "\"P1=often\" is no policy."),
      (document(scenario: "R", policies: "\\u001b"), "\"\\u{1b}\" is no policy."),
    ]
  )
  func `what is no trace is refused with the reason`(json: String, reason: String) {
    #expect {
      try Scenario(json: json)
    } throws: { error in
      "\(error)" == reason
    }
  }

  @Test func `a trace that was cut short is refused wherever the cut is`() throws {
    let scenario = try Scenario("policy: P12=fill\nR ok1[a \"\\u{9b}\"]»2 M err2(timeout)")
    let json = Trace(try #require(Run.of(scenario, ReferenceFeed.architecture))).json
    for end in json.indices.dropFirst() {
      #expect(throws: DocumentError.malformed("it is not JSON")) {
        try Scenario(json: String(json[..<end]))
      }
    }
  }

  @Test func `an endless policy is not repeated in whole`() {
    let json = document(scenario: "R", policies: String(repeating: "P", count: 100_000))
    #expect(throws: DocumentError.value(String(repeating: "P", count: 60), of: "policy")) {
      try Scenario(json: json)
    }
  }
}

private func document(
  scenario: String,
  policies: String = "default",
  steps: String = "[]"
) -> String {
  """
  {"schema": "diptych.trace/1", "feed": "x", "policies": "\(policies)", "scenario": "\(scenario)",
  "steps": \(steps)}
  """
}
