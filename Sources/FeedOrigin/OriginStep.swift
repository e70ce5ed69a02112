/// One thing the origin does with a connection while it answers a request.
///
/// After the last step the connection waits for its next request, unless a step ended it.
public enum OriginStep: Sendable, Equatable {
  /// Sends the bytes as they are.
  case send([UInt8])
  /// Sends `chunk` bytes at a time, with a pause before each but the first.
  case drip([UInt8], chunk: Int, pause: Duration)
  /// Sends the bytes over and over until the client leaves or the origin stops.
  case repeatForever([UInt8])
  /// Lets time pass; stopping the origin ends it at once.
  case pause(Duration)
  /// Waits until the gate is released; a client that hangs up meanwhile is noticed.
  case awaitRelease(Gate)
  /// Waits until the client leaves, and answers nothing.
  case awaitClose
  /// Closes the connection (FIN).
  case close
  /// Breaks the connection (RST).
  case reset
  /// Stops the whole origin: every connection ends and no new one is accepted.
  case die
}
