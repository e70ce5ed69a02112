import DiptychDocs
import FeedContract
import Testing

@Suite struct CostTableTests {
  @Test func `counts of several runs are added up, and a feed without sources has none`() throws {
    let runs = try ["R ok1[a]»2 M", "R err1"].map { text in
      try [Subject.transform, Subject.reactor].map { architecture in
        ReportSubject(
          judgement: try #require(Contract.judge(try Scenario(text), architecture)),
          source: architecture.name == "FeedTransform"
            ? .regions(["a": excerpt], counted(excerpt.text)) : .description("")
        )
      }
    }
    #expect(
      CostTable(runs).markdown == """
        | measure | FeedTransform | FeedReactor | counted |
        | --- | ---: | ---: | --- |
        | Requests | 3 | 3 | sent in all runs |
        | Emissions | 5 | 5 | states shown after the first |
        | Redundant emissions | 0 | 0 | equal to the state before |
        | Announcements | 1 | 1 | failures told |
        | Source lines | 2 | – | with code: neither blank nor comment |
        | Lines in shared regions | – | – | the 0 regions that both sources mark |
        | Source files | 1 | – | of the module |
        | Branch points | 1 | – | if, guard, for, while, catch, case of a switch, ??, ? : |
        | Mutable variables | 1 | – | stored in a type, or kept in a relay: they outlive a call |
        | Names to learn | 0 | – | of the streams and the style, used in the module |
        """
    )
  }

  @Test func `what was measured beside the runs has rows where it was`() throws {
    let runs = try ["R ok1[a]", "R err1"].map { text in
      try [Subject.transform, Subject.reactor].enumerated().map { side, architecture in
        var measured = ReportSubject.Measured()
        measured.renders = 3
        measured.redundantRenders = side
        if side == 0 { measured.allocationsPerIntent = 12 }
        measured.change = PatchSize("--- a/A\n+++ b/A\n@@ -1,1 +1,2 @@\n-old\n+new\n+newer")
        return ReportSubject(
          judgement: try #require(Contract.judge(try Scenario(text), architecture)),
          source: .description(""),
          measured: measured
        )
      }
    }
    let rows = CostTable(runs).measures.dropFirst(4)
    #expect(
      rows.map(\.name) == [
        "Renders", "Redundant renders", "Allocations for each intent", "The same change",
      ]
    )
    #expect(rows.map(\.values) == [[6, 6], [0, 2], [12, nil], [3, 3]])
  }

  private let excerpt = Excerpt(
    name: "a",
    file: "A.swift",
    lines: 1...3,
    text: "var a = 1\n// why\nif a { b() }"
  )

  private func counted(_ text: String) -> SourceCount {
    var count = SourceCount()
    count.add(text)
    return count
  }
}
