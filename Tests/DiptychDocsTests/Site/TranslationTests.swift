import DiptychDocs
import Foundation
import Testing

/// The first two sections of the README say the same in every language.
@Suite struct TranslationTests {
  private static let files = ["Docs/README.zh-Hans.md", "Docs/README.ko.md"]

  @Test(arguments: files)
  func `a translation has the same generated parts with the same text`(file: String) async throws {
    let (original, translation) = try (opening("README.md"), opening(file))
    let parts = try await parts(of: original)
    #expect(try await self.parts(of: translation) == parts)
    #expect(parts == ["run: diptych compare page-fails", "drawing: compare page-fails"])
    let generated = { (section: Section) in
      section.generated.replacing("../Docs/diagrams/", with: "Docs/diagrams/")
    }
    #expect(generated(translation) == generated(original))
  }

  @Test(arguments: files)
  func `a translation has the same code, figures and sections`(file: String) throws {
    let (original, translation) = try (opening("README.md"), opening(file))
    #expect(translation.headings == original.headings)
    #expect(translation.blocks == original.blocks)
    #expect(translation.codes(in: translation.prose) == original.codes(in: original.prose))
    #expect(translation.figures == original.figures)
    #expect(original.figures == ["6.2"])
  }

  @Test(arguments: files)
  func `each row of its table has the same commands and leads to the same places`(
    file: String
  ) throws {
    let (original, translation) = try (opening("README.md"), opening(file))
    #expect(translation.rows.count == original.rows.count)
    for (row, other) in zip(original.rows, translation.rows) {
      #expect(translation.codes(in: [other]) == original.codes(in: [row]))
      #expect(translation.targets(in: other) == original.targets(in: row))
    }
    #expect(original.rows.count > 10)
  }

  @Test(arguments: files)
  func `whatever a translation leads to is there`(file: String) throws {
    let tree = try tree()
    let translation = try opening(file)
    let targets = translation.prose.flatMap { translation.targets(in: $0) }
    for target in targets {
      let path = target.prefix { $0 != "#" }
      let place = tree.folder.appending(path: path == "" ? "README.md" : String(path))
      #expect(
        FileManager.default.fileExists(atPath: place.path(percentEncoded: false)),
        "\(target)"
      )
    }
    #expect(targets.count > 10)
  }

  @Test func `every language leads to the others before anything else`() throws {
    let all = ["README.md"] + Self.files
    for file in all {
      let section = try opening(file)
      let line = try #require(section.prose.first { !$0.isEmpty && !$0.hasPrefix("#") })
      #expect(Set(section.targets(in: line)) == Set(all).subtracting([file]))
    }
  }

  private func opening(_ file: String) throws -> Section {
    try Section(of: tree().text(of: file), in: file)
  }

  private func parts(of section: Section) async throws -> [String] {
    var parts: [String] = []
    _ = try await GeneratedParts.regenerate(section.text) { part in
      parts.append("\(part.kind): \(part.arguments)")
      return ""
    }
    return parts
  }

  private func tree() throws -> SourceTree {
    try #require(SourceTree.containing(URL(filePath: #filePath).deletingLastPathComponent()))
  }
}
