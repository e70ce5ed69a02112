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

  @Test func `every test that a page of a sample names exists in its module`() throws {
    let tests = try TestSources.all()
    for page in try TestSources.files(in: "Docs/Samples") {
      let module = page.replacing(".md", with: "Tests")
      for paragraph in try TestSources.text(of: "Docs/Samples/\(page)").split(separator: "\n\n") {
        for test in named(in: paragraph, module) {
          #expect(tests.contains(test), "\(page) names no test: \(test)")
        }
      }
    }
  }

  /// The tests in a table of faults, and those that check a solution.
  private func named(in paragraph: Substring, _ module: String) -> [TestName] {
    if let solution = paragraph.split(separator: "checked by the test").dropFirst().first {
      return solution.matches(of: /`([^`]+)`/)
        .map { TestName(module: "SolutionsTests", name: String($0.1)) }
    }
    return paragraph.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.hasSuffix("` |") }
      .compactMap { $0.split(separator: "`").dropLast().last }
      .map { TestName(module: module, name: String($0)) }
  }
}
