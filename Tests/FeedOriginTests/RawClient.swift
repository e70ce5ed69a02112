import Glibc

/// A blocking client that shows every byte, and how the connection ended.
///
/// A call that waits longer than ten seconds fails instead of blocking the whole run.
final class RawClient {
  /// How a connection ended.
  enum Ending: Equatable {
    case closed
    case reset
    case timedOut
  }

  private let descriptor: Int32

  /// Connects; nil when nobody listens.
  init?(port: UInt16) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    unsafe setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &limit,
      socklen_t(MemoryLayout<timeval>.size)
    )
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

  /// Sends text as it is.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe bytes.withUnsafeBytes {
      unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
  }

  /// Sends a `GET`.
  func get(_ target: String, headers: [String] = []) {
    let lines = ["GET \(target) HTTP/1.1", "Host: origin.test"] + headers
    send(lines.joined(separator: "\r\n") + "\r\n\r\n")
  }

  /// Everything until the connection ends, or until `limit` bytes are there.
  func receive(limit: Int = .max) -> (bytes: [UInt8], ending: Ending?) {
    var result: [UInt8] = []
    while result.count < limit {
      var chunk = [UInt8](repeating: 0, count: min(65_536, limit - result.count))
      let count = unsafe recv(descriptor, &chunk, chunk.count, 0)
      if count == 0 { return (result, .closed) }
      if count < 0 { return (result, errno == ECONNRESET ? .reset : .timedOut) }
      result += chunk[..<count]
    }
    return (result, nil)
  }

  /// One answer with a `Content-Length`, without a byte of what follows it.
  func receiveResponse() -> RawResponse? {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let (byte, ending) = receive(limit: 1)
      guard ending == nil else { return nil }
      head += byte
    }
    var response = RawResponse(head)
    let length = response.values("Content-Length").last.flatMap { Int($0) } ?? 0
    response.body = receive(limit: length).bytes
    return response
  }
}
