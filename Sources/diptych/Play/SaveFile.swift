import Foundation

/// Where a session is saved.
struct SaveFile {
  /// The file, as the player named it; nil for a name that no file has.
  var wish: String?

  /// The folder of names that were not wished for; the present one when empty.
  var folder = ""

  /// The file's path: what was wished for, or `session.scenario` and so on, whichever is free.
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
}
