import DiptychDocs
import Foundation
import Testing

@testable import diptych

@Suite struct SiteCommandTests {
  @Test func `the regions that pages quote are written as one file and nothing else is done`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snippets-\(UUID())/new")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let path = folder.path(percentEncoded: false)
    let run = await CommandLineRun.of(["docs", "--snippets", path])
    #expect(run.status == .held, "\(run.messages)")
    #expect(run.output == "")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path) == ["Diptych-snippets.symbols.json"]
    )
    let file = folder.appending(path: "Diptych-snippets.symbols.json")
    let graph = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let symbols = try #require(graph?["symbols"] as? [[String: Any]])
    let paths = symbols.compactMap { $0["pathComponents"] as? [String] }
    #expect(paths == QuotedSources.all.map { ["Snippets", $0.key] })
  }

  @Test func `every source that may be quoted is quoted by a page`() throws {
    let tree = try #require(
      SourceTree.containing(URL(filePath: #filePath).deletingLastPathComponent())
    )
    let files = FileManager.default.enumerator(atPath: tree.folder.path(percentEncoded: false))
    var quoted: Set<String> = []
    for case let file as String in try #require(files) {
      if file.hasPrefix(".") { files?.skipDescendants() }
      guard file.contains(".docc/"), file.hasSuffix(".md") else { continue }
      let quotations = try tree.text(of: file).matches(of: /"Diptych\/Snippets\/(\w+)"/)
      quoted.formUnion(quotations.map { String($0.1) })
    }
    #expect(quoted == Set(QuotedSources.all.map(\.key)))
  }

  @Test func `writing the regions does not go with a check`() async {
    let run = await CommandLineRun.of(["docs", "--check", "--snippets", "x"])
    #expect(run.status == .wrongUsage)
    #expect(run.messages.contains("--snippets checks nothing."))
  }

  @Test func `the code of a tutorial's steps is written beside it, and drift is found`() throws {
    let tree = try package()
    defer { try? FileManager.default.removeItem(at: tree.folder) }
    let steps = "Docs/Kit.docc/Steps"
    let folders = try TutorialSteps.folders(in: tree)
    #expect(folders.map(\.path) == [steps])
    #expect(
      folders.map(\.files) == [["\(steps)/A-1.swift": "one\n", "\(steps)/A-2.swift": "one\ntwo\n"]]
    )

    let folder = try #require(folders.first)
    try folder.accept(folder.outdated(in: tree), in: tree)
    #expect(folder.outdated(in: tree) == [])
    try tree.write("one\n// region: a\n2\n// endregion: a\n", to: "Sources/A.swift")
    try tree.write("", to: "\(steps)/B.swift")
    let outdated = try TutorialSteps.folders(in: tree).flatMap { $0.outdated(in: tree) }
    #expect(outdated == ["\(steps)/A-2.swift", "\(steps)/B.swift"])
  }

  @Test func `a tutorial that is wrong is named`() throws {
    let tree = try package()
    defer { try? FileManager.default.removeItem(at: tree.folder) }
    try tree.write("\n@Code(name: \"A\", file: \"A-1.swift\")\n", to: "Docs/Kit.docc/B.tutorial")
    let error = #expect(throws: UsageError.self) { try TutorialSteps.folders(in: tree) }
    #expect(error?.description.hasPrefix("Docs/Kit.docc/B.tutorial: line 2: ") == true)
  }

  @Test func `two steps cannot have one file with different code`() throws {
    let tree = try package()
    defer { try? FileManager.default.removeItem(at: tree.folder) }
    let text = "@Code(name: \"B\", file: \"A-1.swift\")\n@Comment { from Package.swift }\n"
    try tree.write(text, to: "Docs/Kit.docc/B.tutorial")
    #expect(throws: UsageError.self) { try TutorialSteps.folders(in: tree) }
  }

  /// A package with one source and one tutorial in two steps.
  private func package() throws -> SourceTree {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "site-\(UUID())")
    for name in ["Sources", "Docs/Kit.docc"] {
      let place = folder.appending(path: name)
      try files.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try Data("name: \"Diptych\"".utf8).write(to: folder.appending(path: "Package.swift"))
    let tree = try #require(SourceTree.containing(folder))
    try tree.write("one\n// region: a\ntwo\n// endregion: a\n", to: "Sources/A.swift")
    try tree.write(
      """
      @Code(name: "A", file: "A-1.swift")
      @Comment { from Sources/A.swift without a }
      @Code(name: "A", file: "A-2.swift")
      @Comment { from Sources/A.swift }
      """,
      to: "Docs/Kit.docc/A.tutorial"
    )
    return tree
  }
}
