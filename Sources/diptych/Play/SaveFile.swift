import FeedContract
import FeedModel
import Foundation

/// Where a session is saved.
struct SaveFile {
  /// The file, as the player named it; nil for a name that no file has.
  var wish: String?

  /// The folder of names that were not wished for; the present one when empty.
  var folder = ""

  /// The file: what was wished for, or `session.scenario` and so on, whichever is free.
  var output: OutputFile { OutputFile(what: "the session", path: name) }

  /// The file's path.
  var name: String {
    if let wish { return wish }
    let place = folder.isEmpty ? "" : folder + "/"
    var name = place + "session.scenario"
    var number = 2
    while FileManager.default.fileExists(atPath: name) {
      name = place + "session-\(number).scenario"
      number += 1
    }
    return name
  }

  /// Checks that the wished file can be written, and holds nothing but a scenario if it exists.
  ///
  /// - Throws: ``OutputFile/Failure``, or ``UsageError`` for a file of another kind.
  func check() throws {
    guard let wish else { return }
    try output.check()
    guard let input = try InputFile(wish, of: .scenario) else { return }
    if (try? Scenario(input.text())) == nil {
      throw UsageError("\(PlainText(wish)) exists and is no scenario; name another file.")
    }
  }
}
