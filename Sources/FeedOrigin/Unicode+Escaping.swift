extension Unicode.Scalar {
  /// The scalar as it stands in a JSON string.
  ///
  /// - Parameter asASCII: Whether everything outside printable ASCII is escaped, too.
  /// - Returns: The scalar or its escape.
  func escaped(asASCII: Bool) -> String {
    switch self {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: break
    }
    guard value < 0x20 || (asASCII && !(0x20..<0x7F).contains(value)) else { return String(self) }
    return UTF16.encode(self)?.map(Self.escape).joined() ?? ""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
