import Foundation
import Testing

@testable import SampleFeatures

@Suite struct FeatureTests {
  @Test func `every test that a row names exists in its module`() throws {
    let tests = try TestSources.all()
    #expect(FeatureTable.rows.compactMap(\.test).filter { !tests.contains($0) } == [])
  }

  @Test func `every system has its rows, each once and in order`() {
    let counts = [
      ("U", 4), ("B", 5), ("N", 12), ("G", 7), ("T", 24), ("R", 17), ("S", 6), ("E", 13),
      ("K", 20), ("V", 5), ("M", 9), ("Y", 15), ("D", 12), ("O", 39), ("F", 5),
    ]
    let ids = counts.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }
    #expect(FeatureTable.rows.map(\.id) == ids)
  }

  @Test func `only what is absent has no test`() {
    for row in FeatureTable.rows {
      if case .absent = row.verdict {
        #expect(row.test == nil, "\(row.id)")
      } else {
        #expect(row.test != nil, "\(row.id)")
      }
    }
  }

  @Test func `the document is what the table prints`() throws {
    let document = try TestSources.text(of: "Samples/Expected/SampleFeatures.md")
    // Not the two texts themselves, which a failure would print whole.
    let isFresh = document == FeatureTable.markdown
    #expect(
      isFresh,
      "accept: Samples/check --accept SampleFeatures, then swift run diptych docs"
    )
  }

  @Test func `every test that a page of a sample names exists`() throws {
    let tests = try TestSources.all()
    for page in try TestSources.files(in: "Docs/Samples") {
      let text = try TestSources.text(of: "Docs/Samples/\(page)")
      let module = page.replacing(".md", with: "Tests")
      for line in text.split(separator: "\n") {
        let isTable = line.hasPrefix("| ") && line.hasSuffix("` |")
        let words = line.split(separator: "`")
        if isTable, let name = words.dropLast().last {
          let test = TestName(module: module, name: String(name))
          #expect(tests.contains(test), "\(page) names no test: \(test)")
        } else if let name = line.components(separatedBy: "checked by the test `").dropFirst().first
        {
          let test = TestName(module: "SolutionsTests", name: String(name.prefix { $0 != "`" }))
          #expect(tests.contains(test), "\(page) names no test: \(test)")
        }
      }
    }
  }
}
