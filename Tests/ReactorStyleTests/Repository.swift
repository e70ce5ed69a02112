import Foundation

/// Reads files of the repository that the tests were built from.
enum Repository {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(at path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The files of a folder, by their paths from the root.
  static func files(in folder: String) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: root.appending(path: folder).path)
      .sorted()
      .map { "\(folder)/\($0)" }
  }

  /// The lines between `// region: name` and `// endregion: name`, without common indentation.
  static func region(_ name: String, at path: String) throws -> String? {
    let lines = try text(at: path).split(separator: "\n", omittingEmptySubsequences: false)
    let trimmed = lines.map { $0.trimmingCharacters(in: .whitespaces) }
    guard
      let first = trimmed.firstIndex(of: "// region: \(name)"),
      let last = trimmed.firstIndex(of: "// endregion: \(name)"), first < last
    else { return nil }
    let body = lines[(first + 1)..<last]
    let indentation = body.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return body.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
  }
}
