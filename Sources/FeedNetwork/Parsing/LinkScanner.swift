/// Reads a `Link` field from left to right, byte by byte.
struct LinkScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ field: String) { bytes = Array(field.utf8) }

  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Goes to the next element of the list, past empty ones; false at the end.
  mutating func skipToElement() throws(LinkHeader.Malformed) -> Bool {
    while let byte = current, byte == UInt8(ascii: ",") || isBlank(byte) { place += 1 }
    guard let byte = current else { return false }
    guard byte == UInt8(ascii: "<") else { throw LinkHeader.Malformed() }
    return true
  }

  /// Reads `<target> ; name = value …`; nil when the link is about something else than the answer.
  mutating func link() throws(LinkHeader.Malformed) -> LinkHeader.Link? {
    place += 1
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else {
      throw LinkHeader.Malformed()
    }
    let target = String(decoding: bytes[place..<end], as: UTF8.self).trimmed
    place = end + 1
    var relations: [String]?
    var hasAnchor = false
    while try skipToParameter() {
      guard let (name, value) = try parameter() else { continue }
      if name == "anchor" { hasAnchor = true }
      // RFC 8288, 3.3: only the first counts.
      if name == "rel", relations == nil {
        relations = value.split { $0 == " " || $0 == "\t" }.map(String.init)
      }
    }
    return hasAnchor ? nil : LinkHeader.Link(target: target, relations: relations ?? [])
  }

  /// Goes behind the next semicolon; false at the end of the element.
  private mutating func skipToParameter() throws(LinkHeader.Malformed) -> Bool {
    skipBlanks()
    switch current {
    case nil, UInt8(ascii: ","): return false
    case UInt8(ascii: ";"):
      place += 1
      skipBlanks()
      return true
    default: throw LinkHeader.Malformed()
    }
  }

  /// Reads one parameter, its name in small letters; nil when there is nothing between semicolons.
  private mutating func parameter() throws(LinkHeader.Malformed) -> (String, String)? {
    let name = ASCII.lowercased(token())
    guard !name.isEmpty else { return nil }
    skipBlanks()
    guard current == UInt8(ascii: "=") else { return (name, "") }
    place += 1
    skipBlanks()
    return (name, current == UInt8(ascii: "\"") ? try quoted() : unquoted())
  }

  private mutating func token() -> String {
    let start = place
    while let byte = current, ASCII.isTokenByte(byte) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Servers also leave the quotes away where the value is no token.
  private mutating func unquoted() -> String {
    let start = place
    while let byte = current, !isBlank(byte), byte != UInt8(ascii: ","), byte != UInt8(ascii: ";") {
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted() throws(LinkHeader.Malformed) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte = current {
      place += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), let escaped = current {
        text.append(escaped)
        place += 1
      } else {
        text.append(byte)
      }
    }
    throw LinkHeader.Malformed()
  }

  private mutating func skipBlanks() {
    while let byte = current, isBlank(byte) { place += 1 }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
