import FeedOrigin
import Foundation
import Glibc
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

  @Test func `more connections than the process may hold wait until others end`() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "ulimit -n 24; exec \"$0\" serve", Program.path]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { process.terminate() }
    var lines = Lines(output.fileHandleForReading)
    let feed = try #require(lines.next { $0.contains("/feeds?") }).drop { $0 == " " }
    let url = try #require(URL(string: String(feed)))
    let port = try #require(url.port.flatMap(UInt16.init(exactly:)))
    var open: [Loopback] = []
    var isAnswered = true
    while isAnswered, open.count < 40 {
      let connection = try #require(Loopback(port: port))
      isAnswered = connection.isAnswered(within: .milliseconds(500))
      open.append(connection)
    }
    #expect(!isAnswered)
    #expect(open.first?.isAnswered(within: .seconds(10)) == true)
    open.removeAll()
    #expect(String(decoding: try Data(contentsOf: url), as: UTF8.self).contains("feeds"))
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

/// A connection that stays open after its answer.
private final class Loopback {
  private let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)

  /// Connects; nil when nobody listens.
  init?(port: UInt16) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Asks for something small and waits for the answer.
  func isAnswered(within limit: Duration) -> Bool {
    let request = Array("GET /nothing HTTP/1.1\r\nHost: origin.test\r\n\r\n".utf8)
    guard unsafe send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) > 0 else {
      return false
    }
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&watched, 1, Int32(limit / .milliseconds(1))) == 1 else { return false }
    var answer = [UInt8](repeating: 0, count: 65_536)
    return unsafe recv(descriptor, &answer, answer.count, 0) > 0
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
