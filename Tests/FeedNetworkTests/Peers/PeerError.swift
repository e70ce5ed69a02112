/// Why a real peer could not be started.
enum PeerError: Error {
  case unusable(String)
}
