import DiptychDocs
import FeedContract
import Foundation
import Testing

@Suite struct RuleRegionsTests {
  @Test func `every rule of the seam has regions, and they are marked where they must be`() throws {
    let tree = try tree()
    let pairs = try ExcerptPair.shared(in: tree).map(\.transform.name)
    let model = try tree.excerpts(of: "FeedModel").map(\.name)
    for rule in Rule.all where rule.id.part < 5 {
      let regions = RuleRegions.of(rule.id)
      #expect(!regions.isEmpty, "\(rule.id)")
      for region in regions {
        let isMarked = region.hasPrefix("model.") ? model.contains(region) : pairs.contains(region)
        #expect(isMarked, "\(rule.id) \(region)")
      }
    }
    #expect(RuleRegions.of(RuleID(5, 1)) == [])
  }

  @Test func `a region knows the types around it`() throws {
    let tree = try tree()
    #expect(
      try tree.excerpt("feed.output", of: "FeedTransform").declaration == "FeedViewModel.Output"
    )
    #expect(try tree.excerpt("feed.output", of: "FeedReactor").declaration == "FeedViewReactor")
    #expect(try tree.excerpt("feed.make", of: "FeedTransform").declaration == "FeedViewModel")
    #expect(try tree.excerpt("feed.source", of: "FeedReactor").declaration == "PageSource")
  }

  @Test func `strings and what is closed before do not count as types around`() throws {
    var reader = ExcerptReader()
    try reader.read(
      """
      struct Closed { enum Inner {} }
      let text = "struct Text {"
      extension Outer.Inner {
        func call() {
          let type = self.struct
          // region: a
          let a = 1
          // endregion: a
        }
      }
      // region: b
      let b = 2
      // endregion: b
      """,
      file: "A.swift"
    )
    #expect(reader.excerpts.map(\.declaration) == ["Outer.Inner", ""])
  }

  @Test func `a pair in types that do not answer each other is refused`() throws {
    let excerpt = { (declaration: String) in
      Excerpt(name: "a", file: "A.swift", lines: 1...1, text: "a", declaration: declaration)
    }
    let right = ExcerptPair(
      transform: excerpt("FeedViewModel"),
      reactor: excerpt("FeedViewReactor")
    )
    try right.checkPlaces()
    let wrong = ExcerptPair(transform: excerpt("FeedViewModel"), reactor: excerpt("PageSource"))
    #expect(
      throws: ExcerptError.misplaced(name: "a", transform: "FeedViewModel", reactor: "PageSource")
    ) { try wrong.checkPlaces() }
  }

  private func tree() throws -> SourceTree {
    try #require(SourceTree.containing(URL(filePath: #filePath).deletingLastPathComponent()))
  }
}
