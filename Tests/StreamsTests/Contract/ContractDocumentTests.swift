import Foundation
import Testing

/// The documents name tests, and the tests are there.
struct ContractDocumentTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `every rule of the contract has a test of its name`() throws {
    let rules = try lines(of: "Docs/StreamsContract.md")
      .filter { $0.hasPrefix("## ") }
      .map { lowercasedFirst($0.dropFirst(3)) }
    let names = try testNames()
    #expect(rules.count > 100)
    #expect(Set(rules).count == rules.count)
    #expect(rules.filter { !names.contains($0) } == [])
  }

  @Test func `every rule that has a contract test stands in the contract`() throws {
    let rules = try Set(
      lines(of: "Docs/StreamsContract.md").filter { $0.hasPrefix("## ") }
        .map { lowercasedFirst($0.dropFirst(3)) }
    )
    let own = Set([
      "every rule of the contract has a test of its name",
      "every rule that has a contract test stands in the contract",
      "every divergence has a test of its name",
    ])
    let names = try testNames(in: "Contract").subtracting(own)
    #expect(names.subtracting(rules).sorted() == [])
  }

  @Test func `every divergence has a test of its name`() throws {
    let rows = try lines(of: "Docs/Divergences.md")
      .filter { $0.hasSuffix("` |") && $0.components(separatedBy: " | ").count == 3 }
    let names = try testNames()
    #expect(rows.count >= 10)
    for row in rows {
      let name = try #require(row.split(separator: "`").dropLast().last)
      #expect(names.contains(String(name)), "\(name)")
    }
  }

  private func lines(of path: String) throws -> [String] {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  private func lowercasedFirst(_ text: Substring) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }

  /// The names of the tests of a folder, as they stand between backticks.
  private func testNames(in folder: String = "") throws -> Set<String> {
    let tests = root.appendingPathComponent("Tests/StreamsTests").appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let source = try String(contentsOf: file, encoding: .utf8)
      for part in source.components(separatedBy: "func " + "`").dropFirst() {
        names.insert(String(part.prefix { $0 != "`" }))
      }
    }
    return names
  }
}
