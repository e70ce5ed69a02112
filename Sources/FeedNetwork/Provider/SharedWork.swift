/// Work that several callers wait for, done once for all who ask for the same at the same time.
///
/// Each caller can give up for itself and then stops waiting at once.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private typealias Waiter = CheckedContinuation<Value?, Never>

  private struct Flight: Sendable {
    let number: Int
    var work: Task<Void, Never>?
    var waiters: [Int: Waiter] = [:]
  }

  private struct State: Sendable {
    var flights: [Key: Flight] = [:]
    var lastNumber = 0

    mutating func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }
  }

  private let state = Lock(State())
  private let endsWithLastCaller: Bool

  /// Creates the place where callers meet.
  ///
  /// - Parameter endsWithLastCaller: Whether work that everybody gave up is cancelled.
  init(endsWithLastCaller: Bool) { self.endsWithLastCaller = endsWithLastCaller }

  /// How many callers wait.
  var waitingCount: Int {
    state.withLock { state in state.flights.values.reduce(0) { $0 + $1.waiters.count } }
  }

  /// Waits for the work on a key, and begins it if nobody did; nil when the caller gave up.
  func value(
    for key: Key,
    _ work: @escaping @Sendable () async -> Value
  ) async -> Value? {
    let caller = state.withLock { $0.nextNumber() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { join(key, as: caller, $0, work) }
    } onCancel: {
      leave(key, caller)
    }
  }

  private func join(
    _ key: Key,
    as caller: Int,
    _ waiter: Waiter,
    _ work: @escaping @Sendable () async -> Value
  ) {
    // A cancellation is seen here, or by `leave` afterwards: the lock orders the two.
    let isGivenUp = state.withLock { state in
      guard !Task.isCancelled else { return true }
      var flight = state.flights[key] ?? Flight(number: state.nextNumber())
      flight.waiters[caller] = waiter
      if flight.work == nil {
        flight.work = Task.detached { [self, number = flight.number] in
          land(key, number, await work())
        }
      }
      state.flights[key] = flight
      return false
    }
    if isGivenUp { waiter.resume(returning: nil) }
  }

  private func land(_ key: Key, _ number: Int, _ value: Value) {
    let waiters = state.withLock { state -> [Int: Waiter] in
      guard let flight = state.flights[key], flight.number == number else { return [:] }
      state.flights[key] = nil
      return flight.waiters
    }
    for caller in waiters.keys.sorted() { waiters[caller]?.resume(returning: value) }
  }

  private func leave(_ key: Key, _ caller: Int) {
    let (waiter, work) = state.withLock { state -> (Waiter?, Task<Void, Never>?) in
      let waiter = state.flights[key]?.waiters.removeValue(forKey: caller)
      guard endsWithLastCaller, waiter != nil, state.flights[key]?.waiters.isEmpty == true else {
        return (waiter, nil)
      }
      // The next caller begins anew instead of joining work that is being ended.
      return (waiter, state.flights.removeValue(forKey: key)?.work)
    }
    work?.cancel()
    waiter?.resume(returning: nil)
  }
}
