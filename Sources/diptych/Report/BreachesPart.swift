import DiptychDocs
import FeedContract
import FeedModel
import FeedSpecimens

/// Every rule with the feed that breaks it, caught, for a document.
enum BreachesPart {
  /// Runs every wrong feed.
  ///
  /// - Parameters:
  ///   - tree: The package.
  ///   - root: What leads from the document to the package's folder, as in `../`.
  ///   - output: What a command of this program prints.
  /// - Returns: A section for each rule as Markdown.
  /// - Throws: What `output` throws, or ``ExcerptError`` when a specimen cannot be read.
  @MainActor
  static func markdown(
    in tree: SourceTree,
    root: String,
    output: ([String]) async throws -> String
  ) async throws -> String {
    var sections: [String] = []
    for wrong in WrongFeed.all.sorted(by: { $0.rule < $1.rule }) {
      let words = ["diptych", "break", "\(wrong.rule)"]
      let run = "```text\n$ \(words.joined(separator: " "))\n\(try await output(words))\n```"
      let intent = Rule.with(wrong.rule)?.intent ?? ""
      var section = "## \(wrong.rule) \(PlainText(intent))\n\n\(run)"
      let mark = "\"\(wrong.fault)\""
      if let file = try tree.file(of: "FeedSpecimens", where: { $1.contains(mark) }) {
        section += "\n\nThe wrong feed, [`\(file.name)`](\(root)\(file.file)):"
        section += "\n\n```swift\n\(file.text)\n```"
      }
      sections.append(section)
    }
    return sections.joined(separator: "\n\n")
  }
}
