import DiptychDocs
import FeedContract
import FeedSpecimens
import Foundation
import Testing

@Suite struct ReportPageTests {
  private static let scenarios = [
    "title: A page fails\nR ok1[a b c]»2 M err2(500) Y ok3[d e f]»3 M ok4[g]»∅", Subject.hostile,
    "X", "R ok1[] B X", "R M M R ok2 C(x) ok3 err3 D(a) ok9", "policy: P5=keep\nR ok1 C(x) err2",
  ]

  @Test(arguments: scenarios)
  func `a page is well formed and every reference leads somewhere`(text: String) throws {
    let reader = MarkupReader(try page(text).html)
    #expect(reader.problems == [])
    let ids = reader.values(of: "id")
    #expect(Set(ids).count == ids.count, "an id comes twice")
    let steps = try Scenario(text).steps.count
    let named = ["aria-labelledby", "aria-describedby", "for"].flatMap { reader.values(of: $0) }
    for name in named.flatMap({ $0.split(separator: " ") }) { #expect(ids.contains(String(name))) }
    for link in reader.values(of: "href") {
      let target = String(link.dropFirst())
      #expect(link.hasPrefix("#"))
      #expect(ids.contains(target) || (0...steps).contains { target == "step-\($0)" })
    }
    for step in reader.values(of: "data-go") { #expect((0...steps).contains(Int(step) ?? -1)) }
    for text in reader.values(of: "style") + reader.values(of: "fill") where text.contains("url(") {
      Issue.record("\(text) is not in the style sheet")
    }
  }

  @Test(arguments: scenarios)
  func `a page asks for nothing from outside`(text: String) throws {
    let html = try page(text).html
    let reader = MarkupReader(html)
    #expect(reader.elements(named: "link").isEmpty && reader.elements(named: "img").isEmpty)
    #expect(reader.elements(named: "script").count == 1, "the page's own")
    #expect(reader.values(of: "src").isEmpty)
    #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("@import"))
    #expect(
      !html.contains("url(") || html.ranges(of: "url(").count == html.ranges(of: "url(#").count
    )
  }

  @Test func `hostile titles, rows, keys and categories stay text`() throws {
    let reader = MarkupReader(try page(Subject.hostile).html)
    #expect(reader.problems == [])
    for element in reader.elements {
      for name in element.attributes.keys { #expect(!name.hasPrefix("on"), "\(name)") }
    }
    for text in ["script&gt;row", "script&gt;category", "script&gt;key", "script&gt;alert"] {
      #expect(reader.text.contains(text), "\(text) is not shown")
    }
    #expect(!reader.text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `exactly one of the alternatives is shown before any script runs`() throws {
    let reader = MarkupReader(try page(ReportPageTests.scenarios[0]).html)
    let captions = reader.elements.filter { $0.attributes["data-say"] != nil }
    #expect(captions.count == 9)
    #expect(captions.filter { $0.attributes["hidden"] == nil }.count == 1)
    let states = reader.elements.filter { $0.attributes["class"] == "st" }
    #expect(states.count == 18)
    #expect(states.filter { $0.attributes["hidden"] == nil }.count == 2)
    let shown = states.first { $0.attributes["hidden"] == nil }
    #expect(shown?.attributes["data-at"] == "4", "the failure")
    #expect(reader.elements(named: "input").first?.attributes["value"] == "4")
  }

  @Test func `the page of a wrong feed says which rule it breaks, and where`() throws {
    let wrong = try #require(WrongFeed.breaking(RuleID(2, 1)))
    let html = try page("\(wrong.witness)", second: wrong.architecture).html
    let reader = MarkupReader(html)
    #expect(reader.problems == [])
    #expect(reader.text.contains("wrong-2.1 breaks rule 2.1 at step 6."))
    #expect(reader.text.contains("A feed to compare with."))
  }

  @Test func `an answer that comes too late is shown first, where its request was given up`() throws
  {
    let reader = MarkupReader(try page("R ok1»2 M R ok3»2 ok2»3 M ok4").html)
    #expect(reader.elements(named: "input").first?.attributes["value"] == "6")
    #expect(reader.text.contains("Answer 2 comes too late"))
    let shown = reader.elements.first {
      $0.attributes["class"] == "cb" && $0.attributes["hidden"] == nil
    }
    #expect(shown?.attributes["data-at"] == "6")
    #expect(reader.text.contains("PageSource+Answers.swift, lines"))
  }

  @Test func `an index leads to every page`() throws {
    let entries = try ReportPageTests.scenarios.prefix(2).enumerated().map { number, text in
      ReportIndex.Entry(folder: "page-\(number)", page: try page(text))
    }
    let reader = MarkupReader(ReportIndex(entries: entries).html)
    #expect(reader.problems == [])
    #expect(reader.values(of: "href") == ["page-0/index.html", "page-1/index.html"])
    #expect(reader.elements(named: "script").isEmpty)
  }

  @Test func `the sources of the step are shown, with the file and its lines`() throws {
    let reader = MarkupReader(try page(ReportPageTests.scenarios[0]).html)
    #expect(reader.text.contains("FeedViewModel+Failure.swift, lines"))
    #expect(reader.text.contains("FeedViewReactor+Failure.swift, lines"))
    #expect(!reader.text.contains("There is no region"))
  }

  @Test func `lines that ran are marked at their steps`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let tree = try #require(SourceTree.containing(folder))
    let file = "Sources/FeedTransform/FeedViewModel+Failure.swift"
    let path = tree.folder.appending(path: file).path(percentEncoded: false)
    func lines(_ count: Int) throws -> ExecutedLines {
      let segments = "[[1,1,\(count),true,true,false]]"
      let json = "{\"data\":[{\"files\":[{\"filename\":\"\(path)\",\"segments\":\(segments)}]}]}"
      return try ExecutedLines(export: Data(json.utf8), in: tree)
    }
    let ran = try (0...2).map { try lines($0 == 2 ? 1 : 0) }
    let reader = MarkupReader(try page("R err1", ran: ran).html)
    #expect(reader.problems == [])
    let marked = reader.elements.filter { $0.attributes["data-ran"] != nil && $0.name == "span" }
    #expect(!marked.isEmpty)
    #expect(marked.allSatisfy { $0.attributes["data-ran"] == "2" })
    #expect(marked.allSatisfy { $0.attributes["class"] == "ln on" })
    #expect(reader.text.contains("Only lines that ran"))
  }

  private func page(
    _ text: String,
    second: Architecture = Subject.reactor,
    ran: [ExecutedLines] = []
  ) throws -> ReportPage {
    let scenario = try Scenario(text)
    let subjects = try [Subject.transform, second].map { architecture in
      ReportSubject(
        judgement: try #require(Contract.judge(scenario, architecture)),
        source: try source(of: architecture),
        ran: architecture.name == "FeedTransform" ? ran : []
      )
    }
    return ReportPage(scenario: scenario, name: text, first: subjects[0], second: subjects[1])
  }

  private func source(of architecture: Architecture) throws -> ReportSubject.Source {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let tree = try #require(SourceTree.containing(folder))
    guard ["FeedTransform", "FeedReactor"].contains(architecture.name) else {
      return .description("Wrong <b>on</b> purpose.")
    }
    let excerpts = try tree.excerpts(of: architecture.name)
    let count = try tree.count(of: architecture.name, libraries: ["Streams"], model: "FeedModel")
    return .regions(Dictionary(uniqueKeysWithValues: excerpts.map { ($0.name, $0) }), count)
  }
}
