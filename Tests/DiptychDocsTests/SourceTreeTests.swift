import DiptychDocs
import Foundation
import Testing

@Suite struct SourceTreeTests {
  @Test func `a module of the package is found in Sources`() throws {
    let excerpt = try tree().excerpt("feed.refresh", of: "FeedReactor")
    #expect(excerpt.file == "Sources/FeedReactor/FeedViewReactor+Refresh.swift")
  }

  @Test func `the two styles of a sample are told apart by a part of the files' names`() throws {
    for (style, file) in [
      ("ViewModel", "CounterViewModel.swift"), ("Reactor", "CounterReactor.swift"),
    ] {
      let excerpt = try tree().excerpt("counter.work", of: "Counter/\(style)")
      #expect(excerpt.file == "Samples/Sources/Counter/\(file)")
    }
    #expect(throws: ExcerptError.self) { try tree().excerpts(of: "Counter") }
  }

  @Test func `a sample that is a package of its own is found too`() throws {
    let excerpt = try tree().excerpt("yours.load", of: "YourArchitecture")
    #expect(excerpt.text.contains("open === call"))
  }

  @Test func `a module that is nowhere is named`() throws {
    #expect(throws: ExcerptError.unreadable(file: "Sources/Nowhere")) {
      try tree().excerpts(of: "Nowhere")
    }
  }

  private func tree() throws -> SourceTree {
    try #require(SourceTree.containing(URL(filePath: #filePath).deletingLastPathComponent()))
  }
}
