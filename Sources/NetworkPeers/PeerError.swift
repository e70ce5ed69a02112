/// Why a real peer could not be started.
package enum PeerError: Error {
  /// This program or port does not do what it should.
  case unusable(String)
}
