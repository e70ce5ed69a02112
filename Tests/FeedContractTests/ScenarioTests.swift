import FeedContract
import FeedModel
import Testing

@Suite struct ScenarioTests {
  @Test(arguments: [
    "\u{301}", "\u{301}a", "a\u{301}", "\u{981}", "a\"\u{301}b", "a\\\u{301}", "\u{600}",
    "a\u{600}",
    "\u{202E}\u{301}", "e\u{301}", "}\u{301}", "🇫", "กำ", "हिन्दी",
  ])
  func `a row of any characters is written so that it reads back`(row: String) throws {
    let page = Answer.Outcome.page(PageSketch(rows: [row, row]))
    let scenario = Scenario(steps: [.refresh, .answer(Answer(1, page))])
    #expect(try Scenario(scenario.description) == scenario)
    let topic = Scenario(steps: [Step(.intent(.choose(FeedTopic(category: row, query: row))))])
    #expect(try Scenario(topic.description) == topic)
  }

  @Test func `a scenario prints as it was written`() throws {
    let text = """
      title: all of it
      policy: P1=queue pageSize=2
      answers: at once
      R ok1[a b]»2 M err2(timeout)(late) Y ok3[c ?]»∅#5 C(a) C(?q) C(a?q) C() B D(a) X ok4»= \
      ok5»+20 ok6{M Y} ok7[]»first
      """
    let scenario = try Scenario(text)
    #expect(scenario.description == text)
    #expect(try Scenario(scenario.description) == scenario)
  }

  @Test(arguments: [
    ("R ok1>2", "R ok1»2"), ("ok1>.", "ok1»∅"), ("ok1>end", "ok1»∅"), ("C(∅)", "C()"),
    ("err1(unreachable)", "err1"), ("ok1>\"end\"", "ok1»\"end\""), ("D(\"a b\")", "D(\"a b\")"),
    ("  R   // a comment\n\n M", "R M"), ("err1(late)", "err1(late)"), ("err12(503)", "err12(503)"),
    ("D(\"\\u{1b}[2J\")", "D(\"\\u{1b}[2J\")"), ("ok1[]", "ok1[]"), ("C(福利)", "C(福利)"),
    ("err1(ratelimit@5)", "err1(\"ratelimit@5\")"),
  ])
  func `other ways to write the same are understood`(text: String, printed: String) throws {
    let scenario = try Scenario(text)
    #expect(try Scenario(scenario.description) == scenario)
    if !text.contains("ratelimit") { #expect(scenario.description == printed) }
  }

  @Test(arguments: [
    (
      "R Q",
      """
      line 1, column 3: found "Q", expected a step: R, M, Y, C(topic), D(row), B, X, \
      ok1[rows]»key or err1(kind)
        R Q
          ^
      """
    ),
    (
      "R\nok0",
      "line 2, column 3: found \"0\", expected a request's number, from 1\n  ok0\n    ^"
    ),
    (
      "ok1[a",
      """
      line 1, column 6: found the end of the line, expected a row, "?" for a bad element, or "]"
        ok1[a
             ^
      """
    ),
    (
      "err1(boom)",
      """
      line 1, column 6: found "b", expected unreachable, timeout, ratelimit, unauthorized, \
      unreadable, toolarge, a status such as 500, or late
        err1(boom)
             ^
      """
    ),
    (
      "policy: P1=never",
      """
      line 1, column 9: found "P", expected a policy: P1 has no value "never"; it may be cancel, \
      ignore, queue.
        policy: P1=never
                ^
      """
    ),
    (
      "title: a\ntitle: b\nR",
      "line 2, column 8: found \"b\", expected no second title\n  title: b\n         ^"
    ),
    ("RM", "line 1, column 2: found \"M\", expected a space after the step\n  RM\n   ^"),
    (
      "R\ntitle: x",
      "line 2, column 8: found \"x\", expected a step, since steps began\n  title: x\n         ^"
    ),
  ])
  func `an error says where, what is there and what could be`(text: String, message: String) {
    do {
      _ = try Scenario(text)
      Issue.record("\(text) was understood")
    } catch {
      #expect(error.description == message)
    }
  }
}
