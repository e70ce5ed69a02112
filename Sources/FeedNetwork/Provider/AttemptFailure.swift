import FeedModel

/// Why one sending of a request failed, and what a retry has to know.
struct AttemptFailure: Error {
  let reason: NetworkError.Reason

  /// How long the server asks to wait.
  var askedWait: Duration?

  /// Whether sending again may help without anybody doing anything.
  var isTransient: Bool {
    switch reason {
    case .transport(let error): error.isTransient
    case .rateLimited: askedWait != nil
    case .refused(let response): [408, 500, 502, 503, 504].contains(response.status)
    case .cancelled, .unauthorized, .unreadable: false
    }
  }

  /// Whether the server did nothing about the request.
  var neverReachedServer: Bool {
    switch reason {
    case .transport(let error): error.neverReachedServer
    case .rateLimited: true
    default: false
    }
  }
}
