import Glibc

/// A port of loopback that takes connections and never says a word.
package final class SilentListener: Sendable {
  /// The port.
  package let port: Int

  private let descriptor: CInt

  package init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    port = try Loopback.bind(descriptor)
    guard listen(descriptor, 16) == 0 else { throw PeerError.unusable("loopback") }
  }

  deinit { close(descriptor) }
}
