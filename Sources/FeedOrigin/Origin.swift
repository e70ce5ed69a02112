/// A loopback HTTP/1.1 server of scripted bytes.
///
/// It corrects nothing: whatever the handler says is sent, so that every fault of a server can be
/// made. Each connection has a blocking thread of its own, and the same requests in the same order
/// get the same answers.
///
///     let origin = Origin { _ in OriginResponse(body: Array("hello".utf8)).steps }
///     try origin.start()
///     print(origin.url)  // http://127.0.0.1:43210
///     origin.stop()
public final class Origin: Sendable {
  let core: OriginCore

  /// Makes an origin that is not yet listening.
  ///
  /// - Parameters:
  ///   - recording: Whether requests are written down. Without it the memory stays flat in long
  ///     runs, the log stays empty, and nobody can wait for a request.
  ///   - handler: Decides what to do with each request; called on many threads.
  public init(recording: Bool = true, handler: @escaping OriginHandler) {
    core = OriginCore(recording: recording, handler: handler)
  }

  deinit { core.shut() }

  /// Listens on 127.0.0.1 and answers from now on.
  ///
  /// - Parameter port: The port, or 0 to take any that is free.
  /// - Throws: `OriginError` when the port is taken, or the origin runs or has been stopped.
  public func start(port: UInt16 = 0) throws(OriginError) {
    try core.start(port: port)
  }

  /// Ends everything at once, also answers half sent, and waits until no thread is left.
  ///
  /// A client sees the origin die. Calling it again does nothing. It must not be called by a
  /// handler, which would wait for itself: the step `.die` does it from there.
  public func stop() {
    core.shut()
    core.drain()
  }

  /// Waits until the origin ends: by ``stop()``, or because a step let it die.
  ///
  /// - Returns: Whether it ended; false when the waiting task was cancelled before.
  public func ended() async -> Bool {
    for await _ in core.life {}
    return !Task.isCancelled
  }

  /// The port it listens on, or listened on; 0 before `start`.
  public var port: UInt16 { core.port }

  /// The address without a slash at its end, as in `http://127.0.0.1:43210`.
  public var url: String { "http://127.0.0.1:\(port)" }
}
