/// The origin's log, and those who wait for something to appear in it.
final class ExchangeLog: Sendable {
  private struct Waiter: Sendable {
    let ordinal: Int
    let wantsEnding: Bool
    let continuation: CheckedContinuation<Exchange?, Never>
  }

  private struct State: Sendable {
    var exchanges: [Exchange] = []
    var waiters: [Waiter] = []
    var isClosed = false

    /// The exchange if it is as far as wished; `.some(nil)` when it never will be.
    func found(_ ordinal: Int, ended wantsEnding: Bool) -> Exchange?? {
      if exchanges.indices.contains(ordinal - 1) {
        let exchange = exchanges[ordinal - 1]
        if !wantsEnding || exchange.ending != nil { return exchange }
      }
      return isClosed ? .some(nil) : .none
    }

    /// Takes out the waiters whose time has come.
    mutating func takeReady() -> [(CheckedContinuation<Exchange?, Never>, Exchange?)] {
      var ready: [(CheckedContinuation<Exchange?, Never>, Exchange?)] = []
      var others: [Waiter] = []
      for waiter in waiters {
        if let exchange = found(waiter.ordinal, ended: waiter.wantsEnding) {
          ready.append((waiter.continuation, exchange))
        } else {
          others.append(waiter)
        }
      }
      waiters = others
      return ready
    }
  }

  private let state = Guarded(State())

  var exchanges: [Exchange] { state.withLock { $0.exchanges } }

  /// Numbers the request and writes it down.
  func begin(_ request: inout OriginRequest) {
    change { [request] state in
      var numbered = request
      numbered.ordinal = state.exchanges.count + 1
      state.exchanges.append(Exchange(request: numbered, ending: nil))
      return numbered.ordinal
    } then: {
      request.ordinal = $0
    }
  }

  /// Writes down how an answer ended.
  func end(_ ordinal: Int, _ ending: ExchangeEnding) {
    change {
      $0.exchanges[ordinal - 1].ending = ending
    } then: { _ in
    }
  }

  /// Lets everybody who still waits go empty-handed.
  ///
  /// Called when no more can happen.
  func close() {
    change {
      $0.isClosed = true
    } then: { _ in
    }
  }

  /// Blocks until the exchange is there, or has ended.
  func wait(for ordinal: Int, ended: Bool) -> Exchange? {
    state.wait { $0.found(ordinal, ended: ended) }
  }

  /// Suspends until the exchange is there, or has ended.
  func exchange(_ ordinal: Int, ended: Bool) async -> Exchange? {
    await withCheckedContinuation { continuation in
      let waiter = Waiter(ordinal: ordinal, wantsEnding: ended, continuation: continuation)
      change {
        $0.waiters.append(waiter)
      } then: { _ in
      }
    }
  }

  private func change<Value>(
    _ body: (inout State) -> Value,
    then use: (Value) -> Void
  ) {
    let (value, ready) = state.withLock { state in (body(&state), state.takeReady()) }
    use(value)
    for (continuation, exchange) in ready { continuation.resume(returning: exchange) }
  }
}
