/// The origin's log, and those who wait for something to appear in it.
final class ExchangeLog: Sendable {
  private struct Waiter: Sendable {
    let ordinal: Int
    let wantsEnding: Bool
    let continuation: CheckedContinuation<Exchange?, Never>
  }

  private struct State: Sendable {
    var count = 0
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
  private let isRecording: Bool

  init(isRecording: Bool) { self.isRecording = isRecording }

  var count: Int { state.withLock { $0.count } }

  var exchanges: [Exchange] { state.withLock { $0.exchanges } }

  /// Numbers the request and writes it down.
  func begin(_ request: inout OriginRequest) {
    request.ordinal = change { [isRecording, request] state in
      state.count += 1
      var numbered = request
      numbered.ordinal = state.count
      if isRecording { state.exchanges.append(Exchange(request: numbered, ending: nil)) }
      return state.count
    }
  }

  /// Writes down how an answer ended.
  func end(_ ordinal: Int, _ ending: ExchangeEnding) {
    guard isRecording else { return }
    change { $0.exchanges[ordinal - 1].ending = ending }
  }

  /// Lets everybody who still waits go empty-handed.
  ///
  /// Called when no more can happen.
  func close() {
    change { $0.isClosed = true }
  }

  /// Blocks until the exchange is there, or has ended.
  func wait(for ordinal: Int, ended: Bool) -> Exchange? {
    state.wait { $0.found(ordinal, ended: ended) }
  }

  /// Suspends until the exchange is there, or has ended.
  func exchange(_ ordinal: Int, ended: Bool) async -> Exchange? {
    await withCheckedContinuation { continuation in
      let waiter = Waiter(ordinal: ordinal, wantsEnding: ended, continuation: continuation)
      change { $0.waiters.append(waiter) }
    }
  }

  private func change<Value>(_ body: (inout State) -> Value) -> Value {
    let (value, ready) = state.withLock { state in (body(&state), state.takeReady()) }
    for (continuation, exchange) in ready { continuation.resume(returning: exchange) }
    return value
  }
}
