import FeedModel
import Foundation
import PairBench

/// `diptych bench`: costs and speeds as ratios, measured side by side.
struct BenchCommand: Command {
  static let name = "bench"
  static let summary = "Measures costs and speeds as ratios, side by side in one run"
  static let help = """
    Usage: diptych bench [GROUP …] [--quick] [--json]
           diptych bench soak [--intents N] [--seed N]

    Measures each group beside a baseline in the same run, so that the ratio holds on any machine.
    Build with -c release: figures of a debug build say nothing. GROUP:
      \(BenchGroup.allCases.map(\.rawValue).joined(separator: ", "))

      --quick       rough figures, under a minute for all groups
      --json        the figures as JSON (schema diptych.bench/1)
      soak          sends a million intents (or --intents N) through both feeds and shows that
                    memory and live objects stay flat; ends with 1 when they do not
    """

  private let groups: [BenchGroup]
  private let soak: Soak?
  private let isQuick: Bool
  private let printsJSON: Bool

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    isQuick = arguments.takeFlag("--quick")
    printsJSON = arguments.takeFlag("--json")
    let intents = try arguments.takeNumber("--intents", in: 100...1_000_000_000)
    let seed = try arguments.takeNumber("--seed", in: 0...Int.max)
    var groups: [BenchGroup] = []
    var soaks = false
    while let word = arguments.takeNext() {
      if word == "soak" {
        soaks = true
      } else if let group = BenchGroup(rawValue: word) {
        groups.append(group)
      } else {
        let names = BenchGroup.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("there is no group \"\(PlainText(word))\"; there are \(names) and soak.")
      }
    }
    if !soaks, intents != nil || seed != nil {
      throw UsageError("--intents and --seed go with soak.")
    }
    if soaks, !groups.isEmpty { throw UsageError("soak runs by itself.") }
    soak =
      soaks
      ? Soak(intents: intents ?? (isQuick ? 50_000 : 1_000_000), seed: UInt64(seed ?? 1)) : nil
    self.groups = groups.isEmpty ? BenchGroup.allCases : groups
  }

  func run(on terminal: Terminal) async throws -> ProgramStatus {
    if let soak { return SoakText(terminal: terminal).run(soak) }
    var tables: [BenchTable] = []
    for group in groups {
      terminal.progress("measuring \(group.rawValue)")
      let table = try await group.measure(quick: isQuick)
      terminal.endProgress()
      tables.append(table)
      if !printsJSON { table.print(on: terminal) }
    }
    if printsJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let report = BenchReport(tables: tables)
      terminal.print(String(decoding: try encoder.encode(report), as: UTF8.self))
    }
    return .held
  }
}
