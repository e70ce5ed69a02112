import DiptychDocs
import Foundation
import Testing

@Suite struct SnippetGraphTests {
  @Test func `each source is a snippet and each region a slice of its lines`() throws {
    let graph = SnippetGraph(
      package: "Kit",
      snippets: [
        .init(name: "A", regions: [region("a.one", "one\n\ntwo"), region("a.two", "three")]),
        .init(name: "B", regions: []),
      ]
    )
    #expect(graph.fileName == "Kit-snippets.symbols.json")
    let text = try #require(String(data: graph.json(), encoding: .utf8))
    try Golden.expect(text + "\n", in: "snippets.json")
  }

  @Test func `the same regions make the same graph`() throws {
    let tree = try tree()
    let sources: KeyValuePairs = ["FeedReactor": "FeedReactor"]
    let first = try SnippetGraph(package: "Kit", sources: sources, in: tree)
    let second = try SnippetGraph(package: "Kit", sources: sources, in: tree)
    #expect(first == second)
    #expect(try first.json() == second.json())
  }

  @Test func `a source is a module, one style of a sample, or a file`() throws {
    let file = "Tests/DiptychDocsTests/GeneratedPartsTests.swift"
    let graph = try SnippetGraph(
      package: "Kit",
      sources: ["Module": "FeedReactor", "Style": "Counter/Reactor", "File": file],
      in: tree()
    )
    #expect(graph.snippets.map(\.name) == ["Module", "Style", "File"])
    #expect(graph.snippets[0].regions.contains { $0.name == "feed.refresh" })
    #expect(graph.snippets[1].regions.contains { $0.name == "counter.work" })
    #expect(graph.snippets[2].regions.map(\.name) == ["docs.parts"])
    #expect(graph.snippets[2].regions.map(\.file) == [file])
  }

  @Test func `a source that is not there is named`() throws {
    let tree = try tree()
    #expect(throws: ExcerptError.unreadable(file: "Tests/Nowhere.swift")) {
      try SnippetGraph(package: "Kit", sources: ["A": "Tests/Nowhere.swift"], in: tree)
    }
  }

  private func region(_ name: String, _ text: String) -> Excerpt {
    Excerpt(name: name, file: "A.swift", lines: 1...1, text: text)
  }

  private func tree() throws -> SourceTree {
    try #require(SourceTree.containing(URL(filePath: #filePath).deletingLastPathComponent()))
  }
}
