/// The chunked transfer coding.
enum Chunks {
  /// The chunk of size 0 that ends a body.
  static let end = Array("0\r\n\r\n".utf8)

  /// The bytes as one chunk.
  static func chunk(_ bytes: some Collection<UInt8>) -> [UInt8] {
    Array(String(bytes.count, radix: 16).utf8) + Array("\r\n".utf8) + bytes + Array("\r\n".utf8)
  }
}
