/// The bytes of an answer, cut into head and body.
struct RawResponse: Equatable {
  var statusLine: String
  var headers: [String]
  var body: [UInt8]

  init(_ bytes: [UInt8]) {
    let end = bytes.indices.first { bytes[$0...].starts(with: "\r\n\r\n".utf8) } ?? bytes.count
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
    statusLine = lines.first.map(String.init) ?? ""
    headers = lines.dropFirst().map(String.init)
    body = Array(bytes.dropFirst(end + 4))
  }

  var status: Int { Int(statusLine.split(separator: " ").dropFirst().first ?? "") ?? 0 }

  var text: String { String(decoding: body, as: UTF8.self) }

  func values(_ name: String) -> [String] {
    let start = name.lowercased() + ": "
    return headers.filter { $0.lowercased().hasPrefix(start) }
      .map { String($0.dropFirst(start.count)) }
  }
}
