/// What the threads of an origin share.
///
/// It knows nothing of HTTP.
final class OriginCore: Sendable {
  private struct State: Sendable {
    var listener: Listener?
    var isListening = false
    var isStopped = false
    var connections: [Int: Socket] = [:]
    var connectionCount = 0
    var liveThreads = 0
  }

  let handler: OriginHandler
  let log: ExchangeLog
  let holds = HoldTable()

  /// Ends when the origin does; nothing else comes.
  let life: AsyncStream<Never>
  private let endLife: AsyncStream<Never>.Continuation
  private let state = Guarded(State())

  init(recording: Bool, handler: @escaping OriginHandler) {
    self.log = ExchangeLog(isRecording: recording)
    self.handler = handler
    (life, endLife) = AsyncStream.makeStream()
  }

  var port: UInt16 { state.withLock { $0.listener?.port ?? 0 } }

  var isStopped: Bool { state.withLock { $0.isStopped } }

  func start(port: UInt16) throws(OriginError) {
    let refusal: OriginError? = state.withLock { state in
      if state.isStopped { return .stopped }
      if state.listener != nil { return .alreadyStarted }
      do throws(OriginError) {
        state.listener = try Listener(port: port)
      } catch {
        return error
      }
      state.isListening = true
      state.liveThreads += 1
      return nil
    }
    if let refusal { throw refusal }
    guard BlockingThread.start({ self.acceptConnections() }) else {
      shut()
      stopListening()
      endThread()
      throw .cannotStartThread
    }
  }

  /// Ends every connection and the listener at once; returns before the threads have noticed.
  func shut() {
    state.withLock { state in
      guard !state.isStopped else { return }
      state.isStopped = true
      if state.isListening { state.listener?.wake() }
      for socket in state.connections.values { socket.shut() }
    }
    endLife.finish()
  }

  /// Waits until no thread of the origin is left.
  func drain() {
    state.wait { $0.liveThreads == 0 ? () : nil }
    log.close()
  }

  /// Forgets a connection, so that its descriptor may be closed.
  func leave(_ connection: Int) {
    state.withLock { $0.connections[connection] = nil }
  }

  private func acceptConnections() {
    guard let listener = state.withLock({ $0.listener }) else { return endThread() }
    while let socket = listener.accept() {
      let number: Int? = state.withLock { state in
        guard !state.isStopped else { return nil }
        state.connectionCount += 1
        state.liveThreads += 1
        state.connections[state.connectionCount] = socket
        return state.connectionCount
      }
      guard let number else {
        socket.close()
        break
      }
      let started = BlockingThread.start {
        var connection = Connection(core: self, socket: socket, number: number)
        connection.run()
        self.endThread()
      }
      if !started {
        leave(number)
        socket.reset()
        endThread()
      }
    }
    shut()
    stopListening()
    endThread()
  }

  /// Closes the listener; from then on its descriptor may belong to something else.
  private func stopListening() {
    state.withLock { state in
      state.isListening = false
      state.listener?.close()
    }
  }

  private func endThread() { state.withLock { $0.liveThreads -= 1 } }
}
