extension Connection {
  /// Does the steps in order, up to the first that ends the connection.
  func play(_ steps: [OriginStep]) -> ExchangeEnding {
    for step in steps {
      if let ending = play(step) { return ending }
    }
    return core.isStopped ? .stopped : .answered
  }

  private func play(_ step: OriginStep) -> ExchangeEnding? {
    switch step {
    case .send(let bytes):
      return socket.send(bytes) ? nil : broken
    case .drip(let bytes, let chunk, let pause):
      return drip(bytes, chunk: max(1, chunk), pause: pause) ? nil : broken
    case .repeatForever(let bytes):
      precondition(!bytes.isEmpty, "repeatForever needs bytes to repeat")
      while socket.send(bytes) {}
      return broken
    case .pause(let duration):
      return socket.pause(duration) ? nil : broken
    case .awaitRelease(let gate):
      return gate.pass(socket) ? nil : broken
    case .awaitClose:
      var ignored: [UInt8] = []
      while socket.receive(into: &ignored) { ignored.removeAll(keepingCapacity: true) }
      return broken
    case .close:
      return .closed
    case .reset:
      return .reset
    case .die:
      core.shut()
      return .stopped
    }
  }

  private var broken: ExchangeEnding { core.isStopped ? .stopped : .hungUp }

  private func drip(_ bytes: [UInt8], chunk: Int, pause: Duration) -> Bool {
    var start = 0
    while start < bytes.count {
      if start > 0, !socket.pause(pause) { return false }
      let end = min(start + chunk, bytes.count)
      guard socket.send(Array(bytes[start..<end])) else { return false }
      start = end
    }
    return true
  }
}
