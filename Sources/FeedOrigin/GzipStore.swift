/// Valid gzip that compresses nothing: stored blocks, so that no library is needed.
public enum GzipStore {
  /// Wraps the bytes as one gzip member.
  ///
  /// - Parameter bytes: Any bytes; every 65,535 of them cost 5 more, and the whole 18 more.
  /// - Returns: The gzip stream.
  public static func compress(_ bytes: [UInt8]) -> [UInt8] {
    // Magic, deflate, no flags, no time, no extra flags, unknown system.
    var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let length = UInt16(end - start)
      result.append(end == bytes.count ? 1 : 0)
      result += littleEndian(length) + littleEndian(~length) + bytes[start..<end]
      start = end
    } while start < bytes.count
    return result + littleEndian(CRC32.checksum(bytes))
      + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
  }

  private static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    (0..<number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
