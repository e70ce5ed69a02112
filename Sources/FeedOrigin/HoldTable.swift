/// The answers that wait for a word from outside, by the number of their request.
final class HoldTable: Sendable {
  private struct State: Sendable {
    var holdsAll = false
    var gates: [Int: Gate] = [:]
  }

  private let state = Guarded(State())

  /// Holds the answer to request `ordinal`, or to every request.
  func hold(_ ordinal: Int?) {
    state.withLock { state in
      if let ordinal {
        if state.gates[ordinal] == nil { state.gates[ordinal] = Gate() }
      } else {
        state.holdsAll = true
      }
    }
  }

  /// Lets one answer leave, also one whose request has not yet arrived.
  func release(_ ordinal: Int) {
    gate(ordinal).release()
  }

  /// Lets every answer leave, now and later.
  func releaseAll() {
    let gates = state.withLock { state in
      state.holdsAll = false
      return state.gates.values.map { $0 }
    }
    for gate in gates { gate.release() }
  }

  /// The gate that the answer to request `ordinal` must pass, if any.
  func gateIfHeld(_ ordinal: Int) -> Gate? {
    state.withLock { state in
      if let gate = state.gates[ordinal] { return gate }
      guard state.holdsAll else { return nil }
      let gate = Gate()
      state.gates[ordinal] = gate
      return gate
    }
  }

  private func gate(_ ordinal: Int) -> Gate {
    state.withLock { state in
      let gate = state.gates[ordinal] ?? Gate()
      state.gates[ordinal] = gate
      return gate
    }
  }
}
