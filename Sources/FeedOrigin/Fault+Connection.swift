extension Fault {
  /// Connections that end, and answers that take their time.
  func connectionSteps(_ exchange: FeedExchange) -> [OriginStep] {
    let response = exchange.response
    let half = Array(response.body.prefix(response.body.count / 2))
    let started = OriginStep.send(response.head + half)
    switch self {
    case .reset: return [.reset]
    case .resetInBody: return [started, .reset]
    case .closed: return [.close]
    case .closedInHead:
      return [.send(Array(response.head.prefix(response.head.count / 2))), .close]
    case .truncated: return [started, .close]
    case .diesOnSecond:
      return exchange.request.ordinalOnConnection == 1
        ? response.steps(for: exchange.request) : [.close]
    case .originDies: return [started, .die]
    case .slowDrip:
      return [.drip(response.bytes, chunk: 1, pause: exchange.settings.dripPause)]
    case .hang: return [.awaitClose]
    case .hangInBody: return [started, .awaitClose]
    case .endless:
      // Valid JSON as far as it goes: an opened list and blanks for ever.
      let head = response.withHeader("Transfer-Encoding", "chunked").head
      let blanks = [UInt8](repeating: ASCII.space, count: 65_536)
      return [
        .send(head + Chunks.chunk(Array("{\"items\":[".utf8))),
        .repeatForever(Chunks.chunk(blanks)),
      ]
    default: preconditionFailure("\(name) is of another group")
    }
  }
}
