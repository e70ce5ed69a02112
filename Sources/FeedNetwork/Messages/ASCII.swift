/// Comparisons that concern ASCII letters only, as HTTP wants them, whatever the locale.
enum ASCII {
  /// The text with A to Z made small.
  static func lowercased(_ text: String) -> String {
    var copy = text
    copy.makeContiguousUTF8()
    return String(decoding: copy.utf8.map(lowercased), as: UTF8.self)
  }

  /// Whether two texts are equal when A to Z count as a to z.
  static func isEqual(_ first: String, _ second: String) -> Bool {
    let one = first.utf8
    let two = second.utf8
    guard one.count == two.count else { return false }
    return zip(one, two).allSatisfy { lowercased($0) == lowercased($1) }
  }

  /// One byte with A to Z made small.
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  /// Whether the text is a token of RFC 9110, 5.6.2.
  static func isToken(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isTokenByte)
  }

  /// Whether the byte may stand in a token.
  static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default:
      "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  /// Whether the text may be the value of a header field: no line end and no zero byte.
  static func isFieldValue(_ text: String) -> Bool {
    !text.utf8.contains { $0 == 0 || $0 == 0x0A || $0 == 0x0D }
  }
}
