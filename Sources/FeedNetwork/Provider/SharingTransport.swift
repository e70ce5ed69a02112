/// Lets equal requests that are open at the same time share one exchange.
///
/// Requests are equal when method, URL, header fields and cache policy are; only those that merely
/// read and have no body are shared. Giving one up ends its own wait alone; the exchange ends when
/// all gave it up.
public final class SharingTransport: Transport {
  private typealias Waiter = CheckedContinuation<Result<HTTPResponse, TransportError>, Never>

  private struct Flight: Sendable {
    let number: Int
    var work: Task<Void, Never>?
    var waiters: [Int: Waiter] = [:]
  }

  private struct State: Sendable {
    var flights: [HTTPRequest: Flight] = [:]
    var lastNumber = 0

    mutating func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }
  }

  private let state = Lock(State())
  private let base: any Transport

  /// Wraps a transport.
  ///
  /// - Parameter base: What carries the shared requests.
  public init(_ base: any Transport) { self.base = base }

  /// How many calls wait for a shared exchange.
  public var waitingCount: Int {
    state.withLock { state in state.flights.values.reduce(0) { $0 + $1.waiters.count } }
  }

  /// Sends a request, or waits for an equal one that is open.
  ///
  /// - Parameter request: The request.
  /// - Returns: The answer, whatever its status.
  /// - Throws: ``TransportError`` when there is no whole answer.
  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    guard request.method.isSafe, request.body == nil else { return try await base.send(request) }
    let waiter = state.withLock { $0.nextNumber() }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { join(request, as: waiter, $0) }
    } onCancel: {
      leave(request, waiter)
    }
    return try outcome.get()
  }

  private func join(
    _ request: HTTPRequest,
    as waiter: Int,
    _ continuation: Waiter
  ) {
    // Seen here or by `leave`, which the cancellation calls: the lock orders the two.
    let isGivenUp = state.withLock { state in
      guard !Task.isCancelled else { return true }
      var flight = state.flights[request] ?? Flight(number: state.nextNumber())
      flight.waiters[waiter] = continuation
      if flight.work == nil { flight.work = work(on: request, flight.number) }
      state.flights[request] = flight
      return false
    }
    if isGivenUp { continuation.resume(returning: .failure(.cancelled)) }
  }

  private func work(on request: HTTPRequest, _ number: Int) -> Task<Void, Never> {
    Task.detached { [self] in
      let outcome: Result<HTTPResponse, TransportError>
      do throws(TransportError) {
        outcome = .success(try await base.send(request))
      } catch {
        outcome = .failure(error)
      }
      land(request, number, outcome)
    }
  }

  private func land(
    _ request: HTTPRequest,
    _ number: Int,
    _ outcome: Result<HTTPResponse, TransportError>
  ) {
    let waiters = state.withLock { state -> [Int: Waiter] in
      guard let flight = state.flights[request], flight.number == number else { return [:] }
      state.flights[request] = nil
      return flight.waiters
    }
    for waiter in waiters.keys.sorted() { waiters[waiter]?.resume(returning: outcome) }
  }

  private func leave(_ request: HTTPRequest, _ waiter: Int) {
    let (continuation, work) = state.withLock { state -> (Waiter?, Task<Void, Never>?) in
      let continuation = state.flights[request]?.waiters.removeValue(forKey: waiter)
      guard continuation != nil, state.flights[request]?.waiters.isEmpty == true else {
        return (continuation, nil)
      }
      // The next equal request begins anew instead of joining an exchange that is being ended.
      let work = state.flights[request]?.work
      state.flights[request] = nil
      return (continuation, work)
    }
    work?.cancel()
    continuation?.resume(returning: .failure(.cancelled))
  }
}
