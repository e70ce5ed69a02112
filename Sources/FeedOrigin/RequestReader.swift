/// Cuts the bytes of one connection into requests.
struct RequestReader {
  /// What came of waiting for a request.
  enum Outcome {
    case request(OriginRequest)
    case malformed
    case end
  }

  private static let longestHead = 1 << 20
  private static let longestBody = 64 << 20

  private let socket: Socket
  private var buffer: [UInt8] = []

  init(socket: Socket) { self.socket = socket }

  /// Waits for the next request; bytes that follow it are kept for the one after.
  mutating func next() -> Outcome {
    var searched = 0
    while true {
      if let end = endOfHead(from: searched) {
        guard var request = OriginRequest(head: buffer[..<end.head]) else { return .malformed }
        let length = request.header("Content-Length").map { Int($0) ?? -1 } ?? 0
        guard (0...Self.longestBody).contains(length), request.header("Transfer-Encoding") == nil
        else { return .malformed }
        while buffer.count < end.body + length {
          guard socket.receive(into: &buffer) else { return .end }
        }
        request.body = Array(buffer[end.body..<end.body + length])
        buffer.removeFirst(end.body + length)
        return .request(request)
      }
      guard buffer.count < Self.longestHead else { return .malformed }
      searched = max(0, buffer.count - 3)
      guard socket.receive(into: &buffer) else { return .end }
    }
  }

  /// Where the head ends and the body begins.
  private func endOfHead(from start: Int) -> (head: Int, body: Int)? {
    var index = start
    while index + 1 < buffer.count {
      if buffer[index] == ASCII.lineFeed {
        if buffer[index + 1] == ASCII.lineFeed { return (index, index + 2) }
        if index + 2 < buffer.count, buffer[index + 1] == ASCII.carriageReturn,
          buffer[index + 2] == ASCII.lineFeed
        {
          return (index, index + 3)
        }
      }
      index += 1
    }
    return nil
  }
}
