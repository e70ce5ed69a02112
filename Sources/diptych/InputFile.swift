import FeedModel
import Foundation

/// A file that a command line names.
struct InputFile {
  /// What a file is to hold.
  enum Content: String {
    case scenario
    case report

    /// How many bytes are read at most.
    ///
    /// For a scenario 1 MiB, thousands of times what one needs; for a report 16 MiB, since it repeats
    /// the scenario that its orders began with in the counterexample of every broken rule.
    var limit: Int {
      switch self {
      case .scenario: 1 << 20
      case .report: 16 << 20
      }
    }
  }

  /// The path, as the command line gives it.
  let path: String

  /// What the file is to hold.
  let content: Content

  /// Finds a file, pipe or device; nil when nothing is there.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - content: What the file is to hold.
  /// - Throws: ``UsageError`` when it is a folder.
  init?(_ path: String, of content: Content) throws(UsageError) {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return nil
    }
    if isFolder.boolValue {
      throw UsageError("\(PlainText(path)) is a folder; name a \(content) file in it.")
    }
    self.path = path
    self.content = content
  }

  /// Reads the text, and no more than the limit and one byte, however much there is.
  ///
  /// - Returns: The text.
  /// - Throws: ``UsageError`` when it cannot be read, is too long, or is no text.
  func text() throws(UsageError) -> String {
    guard let data = try? bytes() else {
      throw UsageError("\(PlainText(path)) cannot be opened; is it yours to read?")
    }
    if data.count > content.limit {
      throw UsageError(
        "\(PlainText(path)) has more than \(content.limit) bytes and is no \(content)."
      )
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw UsageError("\(PlainText(path)) is not UTF-8 text.")
    }
    return text
  }

  private func bytes() throws -> Data {
    let handle = try FileHandle(forReadingFrom: URL(filePath: path))
    defer { try? handle.close() }
    var data = Data()
    while data.count <= content.limit,
      let part = try handle.read(upToCount: content.limit + 1 - data.count), !part.isEmpty
    {
      data.append(part)
    }
    return data
  }
}
