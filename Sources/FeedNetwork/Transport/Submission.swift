import Synchronization

/// One exchange on its way to the loop's thread: the only thing that crosses.
struct Submission: Sendable {
  let id: UInt64
  let hop: Hop
  let deadline: ContinuousClock.Instant
  let ticket: Ticket
  let continuation: CheckedContinuation<Result<Exchange, TransportError>, Never>

  /// Ends the exchange.
  ///
  /// What ends after it was cancelled ends as cancelled.
  func finish(_ outcome: Result<Exchange, TransportError>) {
    continuation.resume(returning: ticket.isCancelled ? .failure(.cancelled) : outcome)
  }
}

/// Whether an exchange was given up: set by the caller, before the loop is told.
final class Ticket: Sendable {
  private let flag = Atomic(false)

  var isCancelled: Bool { flag.load(ordering: .acquiring) }

  func cancel() { flag.store(true, ordering: .releasing) }
}
