import FeedOrigin
import Foundation
import Testing

/// The program itself, since an interrupt goes to a process.
@Suite struct ServeCommandTests {
  @Test func `after a fault that ends the origin it serves again, until an interrupt`() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: Program.path)
    process.arguments = ["serve"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { process.terminate() }
    var lines = Lines(output.fileHandleForReading)
    let feed = try #require(lines.next { $0.contains("/feeds?") }).drop { $0 == " " }
    for _ in 1...2 {
      _ = try? Data(contentsOf: try #require(URL(string: "\(feed)&fault=origin-dies")))
      #expect(lines.next { $0.contains("it serves again") } != nil)
      let page = try Data(contentsOf: try #require(URL(string: String(feed))))
      #expect(String(decoding: page, as: UTF8.self).contains("feeds"))
    }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `a port that is taken is told in the system's words`() throws {
    let origin = Origin.feed()
    try origin.start()
    defer { origin.stop() }
    #expect {
      try Origin.feed().start(port: origin.port)
    } throws: { error in
      "\(error)" == """
        port \(origin.port) of 127.0.0.1 cannot be listened on: Address already in use; \
        choose another
        """
    }
  }
}

/// The lines of a pipe, as they come.
private struct Lines {
  private let handle: FileHandle
  private var text = ""

  init(_ handle: FileHandle) { self.handle = handle }

  /// Waits for a line; nil when the pipe ends before.
  mutating func next(where isWanted: (Substring) -> Bool) -> String? {
    while true {
      while let end = text.firstIndex(of: "\n") {
        let line = text[..<end]
        let isFound = isWanted(line)
        let found = String(line)
        text.removeSubrange(...end)
        if isFound { return found }
      }
      let data = handle.availableData
      if data.isEmpty { return nil }
      text += String(decoding: data, as: UTF8.self)
    }
  }
}
