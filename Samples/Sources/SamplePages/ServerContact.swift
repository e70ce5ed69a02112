internal import FeedModel

/// The server that a sample asks, and whether any of the sample's views has ever reached it.
public final class ServerContact {
  let address: ServerAddress?
  private var failure: FeedError?
  private var isReached = false

  /// Creates what has not been asked yet.
  ///
  /// - Parameter origin: The address of a server; nil for the sample's own.
  /// - Throws: ``ServerAddress/Malformed`` when nothing of the web can be asked there.
  public init(origin: String?) throws(ServerAddress.Malformed) {
    if let origin { address = try ServerAddress(origin) } else { address = nil }
  }

  /// Why there is nothing to show, and what to do; nil once the server has answered in any way, and
  /// while nothing has been asked.
  public var unreachable: String? {
    guard !isReached, let failure else { return nil }
    guard let address else {
      return "The sample's own server was never reached. \(failure)\n"
        + "It needs a free port on 127.0.0.1; --origin URL asks another server."
    }
    return "\(PlainText(address.url)) was never reached. \(failure)\n"
      + "Start it, or check the address after --origin; without --origin the sample's own answers."
  }

  /// Notes what came of a request.
  func note(_ result: Result<Page, FeedError>) {
    switch result {
    case .failure(.unreachable(let reason)): failure = failure ?? .unreachable(reason)
    case .failure(.timedOut): failure = failure ?? .timedOut
    case .success, .failure: isReached = true
    }
  }
}
