import Foundation
import Testing

@testable import diptych

@MainActor
@Suite struct ReportCommandTests {
  @Test func `several scenarios get a page each and an index`() async throws {
    let files = try await written(["first-load", "R ok1[a]»∅ X"])
    #expect(files.names == ["first-load/index.html", "index.html", "r-ok1-a-x/index.html"])
    #expect(files.run.status == .held)
    #expect(files.run.output.contains("first-load/index.html written"))
  }

  @Test func `one scenario gets one page`() async throws {
    #expect(try await written(["R ok1"]).names == ["index.html"])
  }

  @Test func `a wrong feed is shown with its witness`() async throws {
    let files = try await written(["--against", "wrong-2.1"])
    #expect(files.names == ["index.html"])
    #expect(files.pages[0].contains("wrong-2.1 breaks rule 2.1"))
  }

  @Test(arguments: ["Reference", "HomeFeed", "HomeFeed-repaired", "wrong-4.2"])
  func `any feed that the program knows is shown beside the first`(name: String) async throws {
    let page = try #require(try await written(["R ok1 M err2", "--against", name]).pages.first)
    #expect(page.contains("<h3 id=\"h-pane-2\">"))
    #expect(page.contains("</svg>\(name)</h3>"))
    #expect(page.contains(name == "Reference" ? "A plain feed" : "Source of the feed"))
  }

  @Test func `policies that are not the default are said`() async throws {
    let pages = try await written(["R M", "--policy", "P3=queue"]).pages
    #expect(pages[0].contains("<dt>Policies</dt><dd><code>P3=queue</code>"))
  }

  @Test func `a report needs a directory`() async {
    #expect(await CommandLineRun.of(["report"]).status == .wrongUsage)
  }

  @Test func `what is no directory is refused before a report is made`() async throws {
    let folder = try Folder()
    let file = try folder.write("kept", to: "file")
    for (directory, message) in [
      ("", "it needs the name of a directory to write to."),
      (file, "/file is a file; name a directory to write to."),
    ] {
      let run = await CommandLineRun.of(["report", directory, "first-load"])
      #expect(run.status == .wrongUsage)
      #expect(run.output.isEmpty)
      #expect(run.messages.contains(message))
    }
    #expect(try folder.read("file") == "kept")
  }

  @Test func `names of pages are letters, digits and dashes, none twice`() {
    var names = PageNames()
    #expect(names.take("Samples/Scenarios/page-fails.scenario") == "page-fails")
    #expect(names.take("page-fails") == "page-fails-2")
    #expect(names.take("../../<b>»") == "b")
    #expect(names.take("福利") == "scenario")
  }

  private func written(
    _ arguments: [String]
  ) async throws -> (run: CommandLineRun, names: [String], pages: [String]) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path(percentEncoded: false)
    let run = await CommandLineRun.of(["report", path] + arguments)
    let found = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    let names = found.filter { $0.hasSuffix(".html") }.sorted()
    let pages = try names.map { name in
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return (run, names, pages)
  }
}
