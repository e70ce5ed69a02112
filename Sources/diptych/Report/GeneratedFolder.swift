import DiptychDocs
import Foundation

/// A folder of the package that holds generated files and nothing else.
struct GeneratedFolder {
  /// The folder, relative to the package's.
  let path: String

  /// Every file that is wanted, by its path relative to the package's folder, and its text.
  var files: [String: String] = [:]

  /// The files that are not what they should be, and those that are not wanted any more.
  ///
  /// - Parameter tree: The package.
  /// - Returns: Paths relative to the package's folder, in order.
  func outdated(in tree: SourceTree) -> [String] {
    let place = tree.folder.appending(path: path).path(percentEncoded: false)
    let found = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    let unwanted = found.map { "\(path)/\($0)" }.filter { files[$0] == nil }
    let different = files.filter { (try? tree.text(of: $0.key)) != $0.value }.map(\.key)
    return (unwanted + different).sorted()
  }

  /// Writes what is wanted and removes what is not.
  ///
  /// - Parameters:
  ///   - outdated: The files to put right.
  ///   - tree: The package.
  /// - Throws: What the file system says.
  func accept(_ outdated: [String], in tree: SourceTree) throws {
    for file in outdated {
      let place = tree.folder.appending(path: file)
      guard let text = files[file] else {
        try FileManager.default.removeItem(at: place)
        continue
      }
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try tree.write(text, to: file)
    }
  }
}
