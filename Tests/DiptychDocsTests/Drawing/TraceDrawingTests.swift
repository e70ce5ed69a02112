import DiptychDocs
import FeedContract
import FeedSpecimens
import Testing

@Suite struct TraceDrawingTests {
  private static let scenario = "R ok1[a b c]»2 M err2(500) Y ok3[d e f]»3 M R ok5[a]»∅ M"

  @Test func `the drawing of a scenario is the one that is kept`() throws {
    let drawing = TraceDrawing(
      title: "A page fails, then a refresh overtakes",
      traces: try Subject.traces(TraceDrawingTests.scenario)
    )
    try Golden.expect(drawing.svg(.light), in: "refresh-overtakes.svg")
  }

  @Test(arguments: [
    scenario, Subject.hostile, "X", "R{M M} ok1[]»2{M} M ok1 B ok9", "policy: P5=keep\nR ok1 C(x)",
  ])
  func `a drawing is well formed and refers to nothing outside`(text: String) throws {
    let traces = try Subject.traces(text)
    for palette in [Palette.light, .dark] {
      let drawing = TraceDrawing(title: try Scenario(text).title, traces: traces).svg(palette)
      let reader = MarkupReader(drawing)
      #expect(reader.problems == [])
      #expect(!drawing.contains("var(--"), "a colour has no value")
      #expect(reader.elements.first?.attributes["role"] == "img")
      #expect(reader.elements(named: "script").isEmpty && reader.elements(named: "img").isEmpty)
      #expect(drawing.ranges(of: "http").count == 1, "only the name space")
      let ids = reader.values(of: "id")
      #expect(Set(ids).count == ids.count)
      for name in reader.values(of: "aria-labelledby").flatMap({ $0.split(separator: " ") }) {
        #expect(ids.contains(String(name)))
      }
    }
  }

  @Test func `each subject has a shape of its own`() throws {
    let wrong = try #require(WrongFeed.breaking(RuleID(2, 1)))
    let traces = [Subject.transform, Subject.reactor, wrong.architecture].compactMap {
      Contract.judge(wrong.witness, $0)?.trace
    }
    let reader = MarkupReader(TraceDrawing(title: "", traces: traces).svg(.light))
    let marks = reader.elements.filter { $0.attributes["class"]?.hasPrefix("m ") == true }
    #expect(marks.contains { $0.name == "circle" && $0.attributes["class"] == "m T" })
    #expect(marks.contains { $0.name == "rect" && $0.attributes["class"] == "m R" })
    #expect(marks.contains { $0.name == "path" && $0.attributes["class"] == "m O" })
  }

  @Test func `a state with an open request is hatched and a failed one says so`() throws {
    let traces = [try Subject.traces(TraceDrawingTests.scenario)[0]]
    let reader = MarkupReader(TraceDrawing(title: "", traces: traces).svg(.light))
    let styles = reader.values(of: "class")
    #expect(styles.filter { $0 == "b T load" }.count == 5)
    #expect(styles.filter { $0 == "b T err" }.count == 1)
    #expect(reader.text.contains("✕ 3"))
  }

  @Test func `the description says what happened to each feed`() throws {
    let drawing = TraceDrawing(title: "", traces: try Subject.traces("R ok1[a]»∅"))
    #expect(
      drawing.description == """
        Timeline of FeedTransform and FeedReactor through R ok1[a]»∅. \
        FeedTransform: 1 request, 3 states, ending with 1 row · the end. \
        FeedReactor: 1 request, 3 states, ending with 1 row · the end.
        """
    )
  }
}
