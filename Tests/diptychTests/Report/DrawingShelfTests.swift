import DiptychDocs
import Foundation
import Testing

@testable import diptych

@Suite struct DrawingShelfTests {
  @Test func `a drawing that is missing, changed or not wanted is out of date until accepted`()
    throws
  {
    let tree = try package()
    defer { try? FileManager.default.removeItem(at: tree.folder) }
    let shelf = DrawingShelf()
    let picture = try shelf.picture(of: ["compare", "first-load"], root: "../")
    #expect(picture.contains("src=\"../Docs/diagrams/first-load.svg\""))
    let files = ["Docs/diagrams/first-load-dark.svg", "Docs/diagrams/first-load.svg"]
    #expect(shelf.folder.outdated(in: tree) == files)
    try shelf.folder.accept(files, in: tree)
    #expect(shelf.folder.outdated(in: tree) == [])

    try tree.write("changed", to: files[1])
    try tree.write("old", to: "Docs/diagrams/old.svg")
    #expect(shelf.folder.outdated(in: tree) == [files[1], "Docs/diagrams/old.svg"])
    try shelf.folder.accept(shelf.folder.outdated(in: tree), in: tree)
    #expect(shelf.folder.outdated(in: tree) == [])
  }

  @Test func `a wrong feed is drawn below the right one`() throws {
    let shelf = DrawingShelf()
    let picture = try shelf.picture(of: ["break", "2.1"], root: "")
    #expect(picture.contains("Timeline of FeedTransform and wrong-2.1"))
    #expect(
      shelf.folder.files.keys.sorted() == [
        "Docs/diagrams/rule-2-1-dark.svg", "Docs/diagrams/rule-2-1.svg",
      ]
    )
  }

  @Test(arguments: [["compare"], ["compare", "no-such"], ["break", "9.9"], ["paint", "x"]])
  func `what cannot be drawn is refused`(words: [String]) {
    #expect(throws: UsageError.self) { try DrawingShelf().picture(of: words, root: "") }
  }

  private func package() throws -> SourceTree {
    let folder = FileManager.default.temporaryDirectory.appending(path: "docs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("name: \"Diptych\"".utf8).write(to: folder.appending(path: "Package.swift"))
    return try #require(SourceTree.containing(folder))
  }
}
