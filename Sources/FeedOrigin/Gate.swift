import COrigin

/// Something an answer can wait for: closed at first, opened once by `release()`.
public final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [Int32] = []
  }

  private let state = Guarded(State())

  /// Makes a closed gate.
  public init() {}

  /// Whether `release()` was called.
  public var isReleased: Bool { state.withLock { $0.isOpen } }

  /// Opens the gate for good; every answer waiting at it goes on.
  ///
  /// Calling it again does nothing.
  public func release() {
    state.withLock { state in
      state.isOpen = true
      for writer in state.waiting { origin_signal(writer) }
      state.waiting = []
    }
  }

  /// Waits for the release; false when the peer hung up or the socket was shut before.
  func pass(_ socket: Socket) -> Bool {
    if isReleased { return true }
    var reader: Int32 = -1
    var writer: Int32 = -1
    guard unsafe origin_pipe(&reader, &writer) == 0 else { return false }
    defer {
      origin_close(reader)
      origin_close(writer)
    }
    state.withLock { [writer] state in
      if state.isOpen { origin_signal(writer) } else { state.waiting.append(writer) }
    }
    let passed = origin_await(socket.descriptor, reader) == 0
    // Only after this no other thread can write to a descriptor that is about to be closed.
    state.withLock { [writer] state in state.waiting.removeAll { $0 == writer } }
    return passed
  }
}

extension Gate: Equatable {
  /// A gate is equal to itself only.
  public static func == (left: Gate, right: Gate) -> Bool { left === right }
}
