/// What carries a request to a server: the network, or a stub.
public protocol Transport: Sendable {
  /// Sends a request and waits for the whole answer.
  ///
  /// Cancelling the task ends the exchange and throws ``TransportError/cancelled``.
  ///
  /// - Parameter request: The request.
  /// - Returns: The answer, whatever its status.
  /// - Throws: ``TransportError`` when there is no whole answer.
  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse
}
