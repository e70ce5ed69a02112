import FeedModel
import Foundation

/// The file that a drawing is written to.
struct PlotFile: Hashable {
  /// Where it is.
  let path: String

  /// Why the file cannot be written, as far as that can be told before; nil when it seems it can.
  func refusal() -> String? {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    if unsafe files.fileExists(atPath: path, isDirectory: &isFolder) {
      if isFolder.boolValue { return message("it is a folder") }
      return files.isWritableFile(atPath: path) ? nil : message("it may not be changed")
    }
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    guard unsafe files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      return message("its folder does not exist")
    }
    return files.isWritableFile(atPath: folder) ? nil : message("its folder may not be changed")
  }

  /// Writes the drawing, or leaves what was there as it was.
  ///
  /// - Parameter text: The drawing.
  /// - Returns: Why it could not be written; nil when it was.
  func write(_ text: String) -> String? {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
      return nil
    } catch {
      return message("writing it failed")
    }
  }

  private func message(_ reason: String) -> String {
    "the drawing cannot be written to \"\(PlainText(path))\": \(reason)."
  }
}
