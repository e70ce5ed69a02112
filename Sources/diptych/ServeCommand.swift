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

      --port N    the port; any free one unless told otherwise
      --faults    lists the faults and ends
    """

  private let port: Int
  private let listsFaults: Bool

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    port = try arguments.takeNumber("--port", in: 0...65_535) ?? 0
    listsFaults = arguments.takeFlag("--faults")
  }

  func run(on terminal: Terminal) async throws -> ProgramStatus {
    if listsFaults {
      for fault in Fault.allCases { terminal.print(fault.name) }
      return .held
    }
    let origin = Origin.feed(recording: false)
    do throws(OriginError) {
      try origin.start(port: UInt16(port))
    } catch {
      throw UsageError("\(error)")
    }
    terminal.print("Serving on \(origin.url), for instance:")
    for kind in EnvelopeKind.allCases {
      let target = kind.target(category: "all", text: "a", size: 3, key: nil)
      terminal.print("  \(origin.url)\(target)")
    }
    terminal.print("Ctrl-C ends it.")
    await Interrupt.wait()
    origin.stop()
    terminal.print()
    return .held
  }
}
