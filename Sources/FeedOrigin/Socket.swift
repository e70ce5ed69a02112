import COrigin

/// One connected socket.
///
/// Calls block; `shut()` from another thread makes them return.
struct Socket: Sendable, Hashable {
  let descriptor: Int32

  /// Sends all bytes; false when the peer is gone.
  func send(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBytes { unsafe origin_send(descriptor, $0.baseAddress, $0.count) } == 0
  }

  /// Appends what has arrived to `buffer`; false at the end or when the connection broke.
  func receive(into buffer: inout [UInt8]) -> Bool {
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 16_384) { space, count in
      guard let base = space.baseAddress else { return }
      count = max(0, unsafe origin_receive(descriptor, base, space.count))
    }
    buffer += chunk
    return !chunk.isEmpty
  }

  /// Lets the time pass; false when the socket was shut or broken meanwhile.
  func pause(_ duration: Duration) -> Bool {
    let (seconds, attoseconds) = duration.components
    let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    return origin_pause(descriptor, Int32(clamping: milliseconds)) == 0
  }

  /// Ends both directions; calls blocked on the socket return.
  ///
  /// The descriptor stays open.
  func shut() { origin_shut(descriptor) }

  /// Closes with FIN.
  func close() { origin_close(descriptor) }

  /// Closes with RST.
  func reset() { origin_reset(descriptor) }
}
