/// Something that looks at, or adds to, every call of a provider.
///
/// Each call tells every plugin ``began(_:)`` once and ``ended(_:_:)`` once, whatever happens:
/// success, refusal, no answer, unreadable body, cancellation, a request that could not even be
/// made. Requests pass the plugins in their order, answers in the reverse order.
public protocol Plugin: Sendable {
  /// A call begins.
  ///
  /// - Parameter call: The call.
  func began(_ call: Call)

  /// Changes a request before it is sent; asked before every attempt.
  ///
  /// - Parameters:
  ///   - request: The request as the plugins before left it.
  ///   - call: The call.
  /// - Returns: The request to send.
  func prepare(_ request: HTTPRequest, for call: Call) async -> HTTPRequest

  /// Says whether it put things right after an answer with 401, so that one more attempt is worth
  /// it; asked at most once in a call.
  ///
  /// - Parameters:
  ///   - request: The request as it was sent.
  ///   - call: The call.
  /// - Returns: Whether to send the call's request once more.
  func renewed(after request: HTTPRequest, for call: Call) async -> Bool

  /// Changes an answer before it is validated.
  ///
  /// - Parameters:
  ///   - response: The answer as the plugins behind left it.
  ///   - call: The call.
  /// - Returns: The answer to go on with.
  func process(_ response: HTTPResponse, for call: Call) async -> HTTPResponse

  /// A call is over.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - outcome: What the caller gets.
  func ended(_ call: Call, _ outcome: Result<HTTPResponse, NetworkError>)
}

extension Plugin {
  /// Does nothing.
  public func began(_ call: Call) {}

  /// Changes nothing.
  public func prepare(_ request: HTTPRequest, for call: Call) async -> HTTPRequest { request }

  /// Put nothing right.
  public func renewed(after request: HTTPRequest, for call: Call) async -> Bool { false }

  /// Changes nothing.
  public func process(_ response: HTTPResponse, for call: Call) async -> HTTPResponse { response }

  /// Does nothing.
  public func ended(_ call: Call, _ outcome: Result<HTTPResponse, NetworkError>) {}
}
