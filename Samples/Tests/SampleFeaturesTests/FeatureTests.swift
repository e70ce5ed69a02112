import Foundation
import Testing

@testable import SampleFeatures

@Suite struct FeatureTests {
  @Test func `every test that a row names exists`() throws {
    let names = try testNames()
    for row in FeatureTable.rows {
      if let test = row.test { #expect(names.contains(test), "\(row.id) names no test: \(test)") }
    }
  }

  @Test func `every system has its rows, each once and in order`() {
    let counts = [
      ("T", 24), ("R", 17), ("S", 6), ("E", 13), ("K", 20), ("V", 5), ("G", 7), ("M", 9),
    ]
    let ids = counts.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }
    #expect(FeatureTable.rows.map(\.id) == ids)
  }

  @Test func `only what is absent has no test`() {
    for row in FeatureTable.rows {
      if case .absent = row.verdict { continue }
      #expect(row.test != nil, "\(row.id)")
    }
  }

  @Test func `the document is what the table prints`() throws {
    let url = root.appending(path: "Samples/Features.md")
    let document = try String(contentsOf: url, encoding: .utf8)
    #expect(
      document == FeatureTable.markdown,
      "accept: swift run --package-path Samples SampleFeatures > Samples/Features.md"
    )
  }

  @Test func `every test that a page of a sample names exists`() throws {
    let names = try testNames()
    let folder = root.appending(path: "Docs/Samples")
    for page in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix("| ") && line.hasSuffix("` |") {
        let test = line.split(separator: "`").dropLast().last.map(String.init)
        #expect(test.map(names.contains) == true, "\(page) names no test: \(test ?? "")")
      }
    }
  }

  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The name of every test of the kit and of its samples.
  private func testNames() throws -> Set<String> {
    var names: Set<String> = []
    for folder in ["Tests", "Samples/Tests"] {
      let url = root.appending(path: folder)
      let files = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
      for file in files where file.hasSuffix(".swift") {
        let text = try String(contentsOf: url.appending(path: file), encoding: .utf8)
        for part in text.components(separatedBy: "func `").dropFirst() {
          if let name = part.split(separator: "`").first { names.insert(String(name)) }
        }
      }
    }
    return names
  }
}
