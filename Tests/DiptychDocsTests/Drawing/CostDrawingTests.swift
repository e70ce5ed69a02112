import DiptychDocs
import Testing

@Suite struct CostDrawingTests {
  private static func curve(_ name: String, _ costs: [Double]) -> CostDrawing.Curve {
    let points = zip([10.0, 100, 1_000], costs).map { size, cost in
      CostDrawing.Point(size: size, low: cost * 0.9, cost: cost, high: cost * 1.1)
    }
    return CostDrawing.Curve(name: name, points: points)
  }

  private static func panel(_ title: String, _ measured: [Double], _ baseline: [Double])
    -> CostDrawing.Panel
  {
    CostDrawing.Panel(
      title: title,
      sizes: "pages of the list",
      measured: curve("FeedItems", measured),
      baseline: curve("plain array", baseline)
    )
  }

  private let drawing = CostDrawing(
    title: "Cost against size",
    machine: "a machine <of> & no name",
    panels: [
      panel("append a page", [2_000, 2_100, 2_200], [3_000, 28_000, 290_000]),
      panel("draw", [20, 20, 20], [20, 20, 20]),
      panel("nothing", [], []),
      panel("all the same", [5], [0]),
    ]
  )

  @Test func `it is well formed, refers to nothing outside, and names what it shows`() {
    let svg = drawing.svg()
    let reader = MarkupReader(svg)

    #expect(reader.problems == [])
    #expect(svg.ranges(of: "http").count == 1, "only the name space")
    #expect(!svg.contains("var(--"), "a colour has no value")
    #expect(svg.contains("@media (prefers-color-scheme: dark)"))
    let root = reader.elements.first?.attributes
    #expect(root?["role"] == "img")
    #expect(root?["aria-labelledby"] == "title description")
    #expect(reader.elements(named: "title").count == 1)
    #expect(reader.elements(named: "desc").count == 1)
    for label in [
      "append a page", "pages of the list", "● FeedItems", "■ plain array", "1 000", "100 µs",
    ] {
      #expect(reader.text.contains(label), "\(label)")
    }
    #expect(!reader.text.contains("nothing"))
  }

  @Test func `the description says how each curve grows`() {
    #expect(
      drawing.description == """
        a machine <of> & no name. append a page, 10 to 1 000 pages of the list: \
        FeedItems from 2 µs to 2.2 µs, plain array from 3 µs to 290 µs. \
        draw, 10 to 1 000 pages of the list: FeedItems from 20 ns to 20 ns, \
        plain array from 20 ns to 20 ns. all the same, 10 to 10 pages of the list: one size only.
        """
    )
  }

  @Test func `what has to be known of the figures stands behind the machine`() {
    let rough = CostDrawing(
      title: "Cost",
      machine: "a machine",
      remark: "rough figures",
      panels: []
    )

    #expect(rough.description == "a machine; rough figures.")
    #expect(MarkupReader(rough.svg()).text.contains("a machine; rough figures"))
  }

  @Test func `the curves differ in mark and line, and every point stands inside its panel`() {
    let reader = MarkupReader(drawing.svg())
    let marks = reader.elements.filter { $0.attributes["class"]?.hasPrefix("m ") == true }

    #expect(marks.filter { $0.name == "circle" }.count == 7)
    #expect(marks.filter { $0.name == "rect" }.count == 6)
    #expect(drawing.svg().contains(".curve.R{stroke-dasharray"))
    let width = Double(reader.elements.first?.attributes["width"] ?? "") ?? 0
    let height = Double(reader.elements.first?.attributes["height"] ?? "") ?? 0
    for mark in marks where mark.name == "circle" {
      let x = Double(mark.attributes["cx"] ?? "") ?? -1
      let y = Double(mark.attributes["cy"] ?? "") ?? -1
      #expect((0...width).contains(x) && (94...height).contains(y), "\(x) \(y)")
    }
  }

  @Test func `equal steps on an axis are equal factors`() {
    let reader = MarkupReader(drawing.svg())
    let circles = reader.elements(named: "circle").prefix(3)
    let places = circles.map { Double($0.attributes["cx"] ?? "") ?? 0 }

    #expect(abs((places[2] - places[1]) - (places[1] - places[0])) < 0.2, "\(places)")
  }
}
