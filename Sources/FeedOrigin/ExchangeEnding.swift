/// How the answer to a request ended, as the origin saw it.
public enum ExchangeEnding: String, Sendable, Equatable {
  /// Every step was done and the connection waits for its next request.
  case answered
  /// The origin closed the connection, as the steps or the request asked.
  case closed
  /// The origin broke the connection, as a step asked.
  case reset
  /// The client left before the steps were done.
  case hungUp
  /// The origin was stopped before the steps were done.
  case stopped
}
