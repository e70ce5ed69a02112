import COrigin

/// A listening socket on the loopback address.
struct Listener: Sendable {
  let descriptor: Int32
  let port: UInt16

  init(port: UInt16) throws(OriginError) {
    var bound: UInt16 = 0
    let result = unsafe origin_listen(port, &bound)
    guard result >= 0 else { throw .cannotListen(port: port, code: -result) }
    self.descriptor = result
    self.port = bound
  }

  /// Waits for a connection; nil once the listener was woken.
  func accept() -> Socket? {
    let result = origin_accept(descriptor)
    return result >= 0 ? Socket(descriptor: result) : nil
  }

  /// Makes a waiting `accept()` return; no connection is taken from then on.
  func wake() { origin_wake_listener(descriptor) }

  /// Closes the descriptor; connections that nobody took are reset.
  func close() { origin_close(descriptor) }
}
