import Foundation

/// A folder that is gone after the test.
final class Folder {
  /// Where it is.
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "diptych-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path(percentEncoded: false)
  }

  /// Writes a file.
  ///
  /// - Returns: Its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  /// Reads a file.
  func read(_ name: String) throws -> String {
    try String(contentsOf: URL(filePath: path + "/" + name), encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
