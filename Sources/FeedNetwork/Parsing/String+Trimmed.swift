extension String {
  /// The text without the blanks and tabs around it.
  var trimmed: String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let rest = utf8.drop(while: isBlank)
    guard let last = rest.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(Substring(rest[...last]))
  }
}
