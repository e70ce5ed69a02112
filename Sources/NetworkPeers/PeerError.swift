/// Why a real peer could not be started.
package enum PeerError: Error {
  case unusable(String)
}
