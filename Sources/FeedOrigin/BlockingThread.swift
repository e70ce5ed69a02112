import COrigin

/// A detached thread that may block, which a task of the concurrency pool must not.
enum BlockingThread {
  /// Runs `body` on a thread of its own; false when the system refuses one more.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = unsafe Unmanaged.passRetained(Work(body: body))
    let code = unsafe origin_spawn(
      { unsafe Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body() },
      work.toOpaque()
    )
    if code != 0 { unsafe work.release() }
    return code == 0
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
