import Foundation
import Testing

/// What the document says of tests is true of the tests.
struct DocumentTests {
  @Test func `every test that the document names exists`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .resolvingSymlinksInPath()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let document = try String(
      contentsOf: root.appendingPathComponent("Docs/Network.md"),
      encoding: .utf8
    )
    let sources = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("DocumentTests.swift") }
      .map { try String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8) }
      .joined()

    // The last column of a table names tests, in backticks.
    let cells = document.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .compactMap { $0.dropLast(2).components(separatedBy: " | ").last }
      .filter { !$0.contains("fault table") }
    let names = cells.flatMap { cell in
      cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }

    #expect(names.count > 30)
    for name in names where !name.hasSuffix("…") {
      let isSuite = !name.contains(" ") && sources.contains("struct \(name) {")
      #expect(isSuite || sources.contains("func `\(name)`"), "no test is called \(name)")
    }
  }
}
