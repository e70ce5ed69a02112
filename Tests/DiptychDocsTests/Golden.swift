import Foundation
import Testing

/// A text that is kept beside the tests.
enum Golden {
  /// Compares a text with the kept one, or keeps it when `DIPTYCH_ACCEPT_GOLDEN` is set.
  static func expect(_ text: String, in name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Golden/\(name)"
    )
    if ProcessInfo.processInfo.environment["DIPTYCH_ACCEPT_GOLDEN"] != nil {
      try Data(text.utf8).write(to: file, options: .atomic)
    }
    let kept = try? String(contentsOf: file, encoding: .utf8)
    let isKept = kept == text
    #expect(
      isKept,
      "\(name) is not what is kept; accept it with DIPTYCH_ACCEPT_GOLDEN=1 swift test"
    )
  }
}
