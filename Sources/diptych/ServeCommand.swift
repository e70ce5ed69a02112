import FeedModel
import FeedOrigin
import Foundation

/// `diptych serve`: the origin alone.
struct ServeCommand: Command {
  static let name = "serve"
  static let summary = "Serves feeds and faults on loopback until it is interrupted"
  static let help = """
    Usage: diptych serve [--port N] [--faults]

    Serves the four kinds of feed from generated data on 127.0.0.1 until Ctrl-C. A request names a
    fault by ?fault=NAME or by the header X-Fault: NAME.

    After the fault origin-dies it serves again on the same port.

      --port N    the port; any free one unless told otherwise
      --faults    lists the faults and ends
    """

  private let port: UInt16
  private let listsFaults: Bool

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    let port = try arguments.takeNumber("--port", in: 0...65_535)
    listsFaults = arguments.takeFlag("--faults")
    if listsFaults, port != nil { throw UsageError("--faults serves nothing: leave --port out.") }
    self.port = UInt16(port ?? 0)
  }

  func run(on terminal: Terminal) async throws -> ProgramStatus {
    if listsFaults {
      for fault in Fault.allCases { terminal.print(fault.name) }
      return .held
    }
    let origin = try Self.makeOrigin(port: port)
    terminal.print("Serving on \(origin.url), for instance:")
    for kind in EnvelopeKind.allCases {
      let target = kind.target(category: "all", text: "a", size: 3, key: nil)
      terminal.print("  \(origin.url)\(target)")
    }
    terminal.print("Ctrl-C ends it.")
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await Self.serve(origin, on: terminal) }
      group.addTask { await Interrupt.wait() }
      try await group.next()
      group.cancelAll()
      try await group.waitForAll()
    }
    terminal.print()
    return .held
  }

  /// Serves until it is cancelled, again and again when a request lets the origin die.
  @MainActor
  private static func serve(_ first: Origin, on terminal: Terminal) async throws {
    var origin = first
    while await origin.ended() {
      origin.stop()
      terminal.print("A request let the origin die; it serves again.")
      origin = try makeOrigin(port: origin.port)
    }
    origin.stop()
  }

  private static func makeOrigin(port: UInt16) throws(UsageError) -> Origin {
    let origin = Origin.feed(recording: false)
    do throws(OriginError) {
      try origin.start(port: port)
    } catch {
      throw UsageError("\(error).")
    }
    return origin
  }
}
