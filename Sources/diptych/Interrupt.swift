import Dispatch
import Foundation
import Synchronization

/// Notices Ctrl-C, so that long work can end by itself and say what it reached.
final class Interrupt {
  /// Tells any thread whether somebody interrupted.
  final class Flag: Sendable {
    private let value = Atomic(false)

    /// Whether somebody interrupted.
    var isSet: Bool { value.load(ordering: .relaxed) }

    fileprivate func set() { value.store(true, ordering: .relaxed) }
  }

  /// Set by the first interrupt.
  let flag = Flag()

  private let source: any DispatchSourceSignal

  init() {
    source = Interrupt.source(of: SIGINT) { [flag] in flag.set() }
  }

  /// Leaves interrupts to the system again.
  func stop() {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }

  /// Waits until somebody interrupts or ends the program.
  static func wait() async {
    let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
    let sources = [SIGINT, SIGTERM].map { number in
      source(of: number) { continuation.yield() }
    }
    for await _ in signals { break }
    for source in sources { source.cancel() }
  }

  private static func source(
    of number: Int32,
    _ happened: @escaping @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler(handler: happened)
    source.resume()
    return source
  }
}
