import DiptychDocs
import Foundation
import Testing

@Suite struct ExecutedLinesTests {
  @Test func `a line ran when the innermost region around its first word did`() throws {
    let text = """
      func a() {
        guard b else {
          return
        }
        // why
        c()

        d {
          e()
        }
      }
      """
    // The body ran, the guard's else did not, nor did the closure.
    let segments =
      "[1,10,2,true,true,false],[2,16,0,true,true,false],[4,4,2,true,false,false],"
      + "[8,5,0,true,true,false],[10,4,2,true,false,false],[11,2,0,false,false,false]"
    #expect(try lines(of: text, segments).lines == ["Sources/A/A.swift": [2, 6, 8]])
  }

  @Test func `a gap between regions does not count`() throws {
    let lines = try lines(of: "a()\nb()", "[1,1,1,true,true,false],[2,1,1,true,false,true]")
    #expect(lines.lines["Sources/A/A.swift"] == [1])
    #expect(lines.count == 1)
  }

  @Test func `files of other folders are left out`() throws {
    let lines = try lines(of: "a()", "[1,1,1,true,true,false]", in: "/elsewhere/A.swift")
    #expect(lines.lines.isEmpty)
  }

  private func lines(
    of text: String,
    _ segments: String,
    in other: String? = nil
  ) throws -> ExecutedLines {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Sources/A/A.swift")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data("name: \"Diptych\"".utf8).write(to: folder.appending(path: "Package.swift"))
    try Data(text.utf8).write(to: file)
    let tree = try #require(SourceTree.containing(folder))
    let name = other ?? file.path(percentEncoded: false)
    let json = "{\"data\":[{\"files\":[{\"filename\":\"\(name)\",\"segments\":[\(segments)]}]}]}"
    return try ExecutedLines(export: Data(json.utf8), in: tree)
  }
}
