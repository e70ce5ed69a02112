import FeedModel
import Foundation

/// A file that a command line names.
struct InputFile {
  /// How many bytes are read at most: 1 MiB, thousands of times what a scenario needs.
  static let limit = 1 << 20

  /// The path, as the command line gives it.
  let path: String

  /// Finds a file, pipe or device; nil when nothing is there.
  ///
  /// - Parameter path: The path.
  /// - Throws: ``UsageError`` when it is a folder.
  init?(_ path: String) throws(UsageError) {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return nil
    }
    if isFolder.boolValue {
      throw UsageError("\(PlainText(path)) is a folder; name a scenario file in it.")
    }
    self.path = path
  }

  /// Reads the text, and no more than the limit and one byte, however much there is.
  ///
  /// - Returns: The text.
  /// - Throws: ``UsageError`` when it cannot be read, is too long, or is no text.
  func text() throws(UsageError) -> String {
    guard let data = try? bytes() else {
      throw UsageError("\(PlainText(path)) cannot be opened; is it yours to read?")
    }
    if data.count > InputFile.limit {
      throw UsageError(
        "\(PlainText(path)) has more than \(InputFile.limit) bytes and is no scenario."
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
    while data.count <= InputFile.limit,
      let part = try handle.read(upToCount: InputFile.limit + 1 - data.count), !part.isEmpty
    {
      data.append(part)
    }
    return data
  }
}
