import FeedModel
import Foundation

/// A file that a command writes because it was asked to.
struct OutputFile: Hashable {
  /// Why the file cannot be written.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What is written, as in `the drawing`.
  let what: String

  /// Where it is.
  let path: String

  /// Checks, as far as that can be told before, that the file can be written.
  ///
  /// - Throws: ``Failure`` with the reason.
  func check() throws(Failure) {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    if unsafe files.fileExists(atPath: path, isDirectory: &isFolder) {
      if isFolder.boolValue { throw failure("it is a folder") }
      if !files.isWritableFile(atPath: path) { throw failure("it may not be changed") }
      return
    }
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    guard unsafe files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw failure("its folder does not exist")
    }
    if !files.isWritableFile(atPath: folder) { throw failure("its folder may not be changed") }
  }

  /// Writes the file, or leaves what was there as it was.
  ///
  /// - Parameter text: What the file is to hold.
  /// - Throws: ``Failure`` when it cannot be written.
  func write(_ text: String) throws(Failure) {
    do {
      // A link is followed. What is no file, such as a device, is written to and not replaced.
      let target = URL(filePath: path).resolvingSymlinksInPath()
      let kind = try? FileManager.default.attributesOfItem(
        atPath: target.path(percentEncoded: false)
      )[.type]
      let isFile = kind == nil || kind as? FileAttributeType == .typeRegular
      if isFile {
        try Data(text.utf8).write(to: target, options: .atomic)
      } else {
        let handle = try FileHandle(forWritingTo: target)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
      }
    } catch {
      throw failure("writing it failed")
    }
  }

  private func failure(_ reason: String) -> Failure {
    Failure(description: "\(what) cannot be written to \"\(PlainText(path))\": \(reason).")
  }
}
