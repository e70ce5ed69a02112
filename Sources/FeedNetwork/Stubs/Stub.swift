/// One scripted answer of a ``StubTransport``.
public struct Stub: Sendable {
  /// What comes, after the delay.
  public enum Outcome: Sendable {
    /// An answer.
    case response(HTTPResponse)

    /// No whole answer, for this reason.
    case failure(TransportError)

    /// Nothing, until the request is given up.
    case silence
  }

  /// What comes.
  public let outcome: Outcome

  /// How long it takes, on the stub's clock.
  public let delay: Duration

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - outcome: What comes.
  ///   - delay: How long it takes.
  public init(_ outcome: Outcome, after delay: Duration = .zero) {
    self.outcome = outcome
    self.delay = delay
  }

  /// An answer with a text as its body.
  ///
  /// - Parameters:
  ///   - text: The body.
  ///   - status: The status.
  ///   - headers: The header fields.
  ///   - delay: How long it takes.
  /// - Returns: The stub.
  public static func text(
    _ text: String,
    status: Int = 200,
    headers: HTTPHeaders = HTTPHeaders(),
    after delay: Duration = .zero
  ) -> Stub {
    let response = HTTPResponse(status: status, headers: headers, body: Array(text.utf8))
    return Stub(.response(response), after: delay)
  }

  /// An answer with a status and no body.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - headers: The header fields.
  /// - Returns: The stub.
  public static func status(_ status: Int, headers: HTTPHeaders = HTTPHeaders()) -> Stub {
    Stub(.response(HTTPResponse(status: status, headers: headers)))
  }

  /// No whole answer, for a reason.
  ///
  /// - Parameters:
  ///   - error: The reason.
  ///   - delay: How long it takes.
  /// - Returns: The stub.
  public static func failure(_ error: TransportError, after delay: Duration = .zero) -> Stub {
    Stub(.failure(error), after: delay)
  }

  /// Nothing, until the request is given up.
  public static let silence = Stub(.silence)
}
