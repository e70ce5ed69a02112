/// One connection, from its first request to its end, on a thread of its own.
struct Connection {
  let core: OriginCore
  let socket: Socket
  let number: Int
  private var reader: RequestReader

  init(core: OriginCore, socket: Socket, number: Int) {
    self.core = core
    self.socket = socket
    self.number = number
    self.reader = RequestReader(socket: socket)
  }

  /// Answers requests until one side ends the connection.
  ///
  /// The descriptor is closed afterwards.
  mutating func run() {
    var count = 0
    while true {
      switch reader.next() {
      case .end:
        return close()
      case .malformed:
        _ = socket.send(OriginResponse(status: 400).withHeader("Connection", "close").bytes)
        return close()
      case .request(var request):
        count += 1
        request.connection = number
        request.ordinalOnConnection = count
        guard answer(&request) else { return }
      }
    }
  }

  /// Whether the connection goes on.
  private func answer(_ request: inout OriginRequest) -> Bool {
    core.log.begin(&request)
    var steps = core.handler(request)
    if let gate = core.holds.gateIfHeld(request.ordinal) {
      steps.insert(.awaitRelease(gate), at: 0)
    }
    if request.asksToClose { steps.append(.close) }
    let ending = play(steps)
    // The client may wait for the log as well as for the end, so the log is written first.
    core.log.end(request.ordinal, ending)
    switch ending {
    case .answered:
      return true
    case .reset:
      core.leave(number)
      socket.reset()
    case .closed, .hungUp, .stopped:
      close()
    }
    return false
  }

  private func close() {
    core.leave(number)
    socket.close()
  }
}
