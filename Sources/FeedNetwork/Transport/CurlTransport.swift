import Synchronization

/// HTTP over libcurl: one thread, any number of exchanges.
///
/// The transport stays alive while a request of it is open; dropping the last reference afterwards
/// ends its thread.
public final class CurlTransport: Transport {
  private let loop: Loop
  private let ids = Atomic<UInt64>(0)

  /// Creates a transport and its thread.
  ///
  /// - Parameter options: How it talks, whatever the request.
  public init(_ options: TransportOptions = TransportOptions()) {
    guard let loop = Loop() else { preconditionFailure("A transport needs a working libcurl") }
    self.loop = loop
    loop.start(options)
  }

  deinit { close() }

  /// Ends every open request, and every later one, with ``TransportError/closed``.
  public func close() { loop.post(.close) }

  /// Sends a request, follows its redirects and decodes the body.
  ///
  /// Cancelling the task ends the exchange at once, and ends it exactly once: a request that was
  /// cancelled throws ``TransportError/cancelled`` also when its answer arrived meanwhile. A request
  /// that may not be repeated reaches the server at most once.
  ///
  /// - Parameter request: The request.
  /// - Returns: The answer, whatever its status.
  /// - Throws: ``TransportError`` when there is no whole answer.
  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    let deadline = ContinuousClock.now + request.limits.total
    var hop = try Hop(request)
    for _ in 0...max(0, request.limits.redirects) {
      let exchange = try await perform(hop, deadline: deadline)
      guard let next = try hop.following(exchange, limits: request.limits) else {
        return try exchange.response(to: hop)
      }
      hop = next
    }
    throw .tooManyRedirects(limit: request.limits.redirects)
  }

  private func perform(
    _ hop: Hop,
    deadline: ContinuousClock.Instant
  ) async throws(TransportError) -> Exchange {
    let id = ids.wrappingAdd(1, ordering: .relaxed).newValue
    let ticket = Ticket()
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        loop.post(
          .start(
            Submission(
              id: id,
              hop: hop,
              deadline: deadline,
              ticket: ticket,
              continuation: continuation
            )
          )
        )
      }
    } onCancel: {
      // The flag first: a start that is overtaken by the cancel sees it.
      ticket.cancel()
      loop.post(.cancel(id))
    }
    return try outcome.get()
  }
}
