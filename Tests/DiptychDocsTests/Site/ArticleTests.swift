import DiptychDocs
import Foundation
import Testing

@Suite struct ArticleTests {
  @Test func `every region that both architectures have is quoted in one article, from both`()
    throws
  {
    let tree = try tree()
    let quoted = try articles(in: tree).map { try quotations(in: tree.text(of: $0)) }
    for (module, other) in [("FeedTransform", "FeedReactor"), ("FeedReactor", "FeedTransform")] {
      for regions in quoted {
        #expect(regions[module] == regions[other])
        #expect(regions[module]?.isEmpty == false)
      }
    }
    let shared = try ExcerptPair.shared(in: tree).map(\.transform.name)
    #expect(quoted.flatMap { $0["FeedTransform", default: []] }.sorted() == shared.sorted())
  }

  @Test func `every article stands in the list of the first page`() throws {
    let tree = try tree()
    let page = try tree.text(of: "Docs/Diptych.docc/Diptych.md")
    for article in try articles(in: tree) {
      let name = article.split(separator: "/").last?.dropLast(".md".count) ?? ""
      #expect(page.contains("- <doc:\(name)>\n"), "\(name)")
    }
  }

  @Test func `every module that others may use has a catalogue and a link to it`() throws {
    let tree = try tree()
    let page = try tree.text(of: "Docs/Diptych.docc/Diptych.md")
    let modules = try tree.text(of: "Package.swift").matches(of: /\.library\(name: "(\w+)"/)
      .map { String($0.1) }
    #expect(!modules.isEmpty)
    for module in modules {
      let catalogue = try tree.text(of: "Sources/\(module)/\(module).docc/\(module).md")
      #expect(catalogue.hasPrefix("# ``\(module)``\n"))
      #expect(page.contains("- <doc:/\(module)>\n"), "\(module)")
    }
  }

  private func articles(in tree: SourceTree) throws -> [String] {
    let found = tree.documents().filter { $0.hasPrefix("Docs/Diptych.docc/SideBySide/") }
    return try #require(found.isEmpty ? nil : found)
  }

  /// The regions that an article quotes, by module and in order.
  private func quotations(in text: String) -> [String: [String]] {
    let quotations = text.matches(
      of: /@Snippet\(path: "Diptych\/Snippets\/(\w+)", slice: "(\S+)"\)/
    )
    return Dictionary(grouping: quotations) { String($0.1) }.mapValues { $0.map { String($0.2) } }
  }

  private func tree() throws -> SourceTree {
    try #require(SourceTree.containing(URL(filePath: #filePath).deletingLastPathComponent()))
  }
}
