import DiptychDocs
import FeedContract
import Foundation
import Testing

@testable import diptych

@Suite struct DocsCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  @Test func `renaming a function breaks the check, and one command accepts it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("let package = Package(name: \"Diptych\")", to: "Package.swift")
    try write(source("load", type: "FeedViewModel"), to: "Sources/FeedTransform/Load.swift")
    try write(source("load", type: "FeedViewReactor"), to: "Sources/FeedReactor/Load.swift")
    try write("# A\n\n<!-- begin pair: feed.load -->\n<!-- end pair -->\n", to: "README.md")
    try write("# B\n\nNothing is made here.\n", to: "Docs/B.md")
    #expect(try diptych("docs", "--check") == Ran(status: 1, output: "README.md is out of date\n"))
    #expect(try diptych("docs") == Ran(status: 0, output: "README.md written\n"))
    #expect(try diptych("docs", "--check") == Ran(status: 0, output: ""))

    try write(source("fetch", type: "FeedViewReactor"), to: "Sources/FeedReactor/Load.swift")
    #expect(try diptych("docs", "--check") == Ran(status: 1, output: "README.md is out of date\n"))
    #expect(try diptych("docs") == Ran(status: 0, output: "README.md written\n"))
    #expect(try diptych("docs", "--check") == Ran(status: 0, output: ""))
    #expect(try text(of: "README.md").contains("func fetch() {}"))
  }

  @Test func `every document that cannot be made is named, and the others are still compared`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("let package = Package(name: \"Diptych\")", to: "Package.swift")
    try write(source("load", type: "FeedViewModel"), to: "Sources/FeedTransform/Load.swift")
    try write(source("load", type: "FeedViewReactor"), to: "Sources/FeedReactor/Load.swift")
    for file in ["README.md", "Docs/A.md"] {
      try write("<!-- begin pair: feed.gone -->\n<!-- end pair -->\n", to: file)
    }
    try write("<!-- begin pair: feed.load -->\n<!-- end pair -->\n", to: "Docs/B.md")
    let ran = try diptych("docs", "--check")
    #expect(ran.status == 1)
    #expect(ran.output == "Docs/B.md is out of date\n")
    let missing = "The module FeedTransform has no region feed.gone"
    #expect(ran.messages.contains("README.md: \(missing)"))
    #expect(ran.messages.contains("Docs/A.md: \(missing)"))
  }

  @Test func `a region that is gone, or a kind that is none, is told with its place`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("let package = Package(name: \"Diptych\")", to: "Package.swift")
    try write("// nothing", to: "Sources/FeedTransform/Load.swift")
    try write("// nothing", to: "Sources/FeedReactor/Load.swift")
    for part in ["pair: feed.load", "poem: none", "rule: 5.1", "rules: all", "change: no-such-one"]
    {
      let kind = part.split(separator: ":")[0]
      try write("<!-- begin \(part) -->\n<!-- end \(kind) -->\n", to: "README.md")
      let ran = try diptych("docs", "--check")
      #expect(ran.status == 1, "\(part)")
      #expect(ran.messages.hasPrefix("README.md: "), "\(part): \(ran.messages)")
    }
  }

  @MainActor
  @Test func `a rule's page has the rule, the wrong feed, and both styles`() async throws {
    let tree = try #require(
      SourceTree.containing(URL(filePath: #filePath).deletingLastPathComponent())
    )
    let page = try await RulePages(tree: tree, root: "../../").markdown(of: "3.10") { words in
      #expect(words == ["diptych", "break", "3.10"])
      return "caught"
    }
    let parts = [
      "$ diptych break 3.10\ncaught", "func retries(", "func retry()", "[← 3.9](3.9.md)",
    ]
    for part in parts { #expect(page.contains(part), "\(part)") }
    #expect(page.contains("[4.1 →](4.1.md)"))
  }

  private struct Ran: Equatable {
    let status: Int32
    let output: String
    var messages = ""

    /// What is compared: how it ended, and its output.
    static func == (left: Ran, right: Ran) -> Bool {
      left.status == right.status && left.output == right.output
    }
  }

  private func source(_ name: String, type: String) -> String {
    """
    extension \(type) {
      // region: feed.load
      func \(name)() {}
      // endregion: feed.load
    }
    """
  }

  private func diptych(_ arguments: String...) throws -> Ran {
    let process = Process()
    let output = Pipe()
    let program = URL(filePath: Program.path)
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaints = try messages.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Ran(
      status: process.terminationStatus,
      output: String(decoding: data, as: UTF8.self),
      messages: String(decoding: complaints, as: UTF8.self)
    )
  }

  private func write(_ text: String, to file: String) throws {
    let place = folder.appending(path: file)
    let parent = place.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }
}
