/// Bytes that mean something to HTTP.
enum ASCII {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")

  /// The byte, as a small letter if it is a capital one.
  static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// The value of a hexadecimal digit.
  static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The text without blanks at its ends.
  static func trimmed(_ bytes: some BidirectionalCollection<UInt8>) -> String {
    let start = bytes.drop { $0 == space || $0 == tab }
    let end = start.reversed().drop { $0 == space || $0 == tab || $0 == carriageReturn }
    return String(decoding: end.reversed(), as: UTF8.self)
  }
}
