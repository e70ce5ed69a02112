import CZlib

/// Decoding of gzip with the three ends told apart: whole, cut short, too large.
enum Gunzip {
  /// The bytes of every member of a gzip file, at most a limit of them.
  static func decoded(_ bytes: [UInt8], limit: Int) throws(TransportError) -> [UInt8] {
    var stream = unsafe z_stream()
    guard unsafe diptych_gunzip_start(&stream) == Z_OK else {
      throw .malformed("gzip cannot be decoded")
    }
    defer { unsafe inflateEnd(&stream) }
    var output: [UInt8] = []
    let failure: TransportError? = unsafe bytes.withUnsafeBufferPointer { input in
      unsafe stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      unsafe stream.avail_in = UInt32(input.count)
      return unsafe inflateAll(&stream, into: &output, limit: limit)
    }
    if let failure { throw failure }
    return output
  }

  private static func inflateAll(
    _ stream: inout z_stream,
    into output: inout [UInt8],
    limit: Int
  ) -> TransportError? {
    let size = 64 << 10
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { chunk in
      while true {
        unsafe stream.next_out = chunk.baseAddress
        unsafe stream.avail_out = UInt32(size)
        let code = unsafe inflate(&stream, Z_NO_FLUSH)
        let written = size - Int(unsafe stream.avail_out)
        guard output.count + written <= limit else { return .tooLarge(limit: limit) }
        unsafe output.append(contentsOf: chunk[..<written])
        switch code {
        case Z_OK: continue
        case Z_STREAM_END:
          // RFC 1952, 2.2: a gzip file is a sequence of members.
          guard unsafe stream.avail_in > 0 else { return nil }
          guard unsafe inflateReset(&stream) == Z_OK else { return .malformed("gzip") }
        case Z_BUF_ERROR: return .truncated
        default: return .malformed("the body is not gzip")
        }
      }
    }
  }
}
