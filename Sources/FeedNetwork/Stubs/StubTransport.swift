/// A transport that answers from a script instead of the network.
///
/// It stands where ``CurlTransport`` would, so a stubbed call passes the same plugins, validation,
/// retry, cache and cancellation, and a request that the network would refuse is refused here too.
public final class StubTransport: Transport {
  private struct State: Sendable {
    var requests: [HTTPRequest] = []
  }

  private let state = Lock(State())
  private let answer: @Sendable (HTTPRequest, Int) -> Stub
  private let clock: any NetworkClock

  /// Creates a transport whose answers are computed.
  ///
  /// - Parameters:
  ///   - clock: What delays wait on.
  ///   - answer: Gives the answer to a request; the second argument is its number, from 1.
  public init(
    clock: any NetworkClock = SystemClock(),
    _ answer: @escaping @Sendable (HTTPRequest, Int) -> Stub
  ) {
    self.answer = answer
    self.clock = clock
  }

  /// Creates a transport that gives one answer after the other, and the last one from then on.
  ///
  /// - Parameters:
  ///   - stubs: The answers, at least one.
  ///   - clock: What delays wait on.
  public convenience init(_ stubs: [Stub], clock: any NetworkClock = SystemClock()) {
    precondition(!stubs.isEmpty, "A stub transport must have at least one answer")
    self.init(clock: clock) { _, number in stubs[min(number, stubs.count) - 1] }
  }

  /// Every request so far, in order.
  public var requests: [HTTPRequest] { state.withLock(\.requests) }

  /// Answers a request as the script says.
  ///
  /// - Parameter request: The request.
  /// - Returns: The scripted answer.
  /// - Throws: The scripted reason, ``TransportError/cancelled`` when the task is cancelled, or
  ///   ``TransportError/tooLarge(limit:)`` when the answer is larger than the request allows.
  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    _ = try Hop(request)
    let number = state.withLock { state in
      state.requests.append(request)
      return state.requests.count
    }
    let stub = answer(request, number)
    do {
      // A slow server, on the clock that the test moves.
      if stub.delay > .zero { try await clock.sleep(for: stub.delay) }
      if case .silence = stub.outcome { try await keepSilent() }
    } catch {
      throw .cancelled
    }
    if Task.isCancelled { throw .cancelled }
    return try result(of: stub, for: request)
  }

  /// Waits for cancellation: on the clock first, so that a test sees the call wait, then on a
  /// stream in which nothing comes, since a clock may say at once that its time is over.
  private func keepSilent() async throws {
    // A day, which no test lets pass: what counts is that the clock knows of somebody who waits.
    try await clock.sleep(for: .seconds(86_400))
    let (nothing, continuation) = AsyncStream<Never>.makeStream()
    for await _ in nothing {}
    continuation.finish()
  }

  private func result(
    of stub: Stub,
    for request: HTTPRequest
  ) throws(TransportError) -> HTTPResponse {
    switch stub.outcome {
    case .response(var response):
      guard response.body.count <= request.limits.bodyBytes else {
        throw .tooLarge(limit: request.limits.bodyBytes)
      }
      if response.url.isEmpty { response.url = request.url }
      return response
    case .failure(let error): throw error
    case .silence: throw .cancelled
    }
  }
}
