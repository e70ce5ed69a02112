import FeedModel
import Measuring
import PairBench

/// `diptych bench`: costs and speeds as ratios, measured side by side, and long runs.
struct BenchCommand: Command {
  static let name = "bench"
  static let summary = "Measures costs and speeds as ratios, side by side in one run"
  static let help = """
    Usage: diptych bench [GROUP …] [--quick] [--json] [--svg FILE]
           diptych bench soak [--quick | --intents N] [--seed N] [--json]

    Measures each group beside a baseline in the same run, in turns, so that the ratio holds on any
    machine. A line has the median of the repeats ± half the distance between their quartiles, the
    same of the baseline, and the ratio of the medians. At the end stand the goals, each with its
    figure, the range of that figure while all it is made of lies between quartiles, and what
    follows: met or missed with the whole range, or within the spread. Build with -c release: figures
    of a debug build say nothing. GROUP:
      \(BenchGroup.allCases.map(\.rawValue).joined(separator: ", "))

      --quick       rough figures, under a minute for all groups
      --json        the figures as JSON (schema diptych.bench/3)
      --svg FILE    also draws cost against size, of the groups \(names(of: CostPlot.groups))
      soak          sends a million intents (or --intents N) through both feeds and both screens and
                    shows that memory and live objects stay flat; --json has schema diptych.soak/1

    Exit status: 0 measured, whatever the goals; 1 a measurement cannot be made, or a soak is not
    flat; 64 wrong usage; 74 the drawing cannot be written.
    """

  private enum Task {
    case measure([BenchGroup], plot: OutputFile?)
    case soak(Soak)
  }

  /// What has to be said of the figures of a quick run.
  static let rough = "rough figures"

  private let task: Task
  private let isQuick: Bool
  private let printsJSON: Bool

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    isQuick = arguments.takeFlag("--quick")
    printsJSON = arguments.takeFlag("--json")
    let path = try arguments.takeOption("--svg")
    let intents = try arguments.takeNumber("--intents", in: 100...1_000_000_000)
    let seed = try arguments.takeNumber("--seed", in: 0...Int.max)
    var words: [String] = []
    while let word = arguments.takeNext() { words.append(word) }
    if let repeated = words.indices.first(where: { words[..<$0].contains(words[$0]) }) {
      throw UsageError("\(PlainText(words[repeated])) is given twice.")
    }
    if words.contains("soak") {
      if words.count > 1 { throw UsageError("soak runs by itself.") }
      if path != nil { throw UsageError("--svg goes with groups, not with soak.") }
      if isQuick, intents != nil { throw UsageError("--quick and --intents do not go together.") }
      let count = intents ?? (isQuick ? 100_000 : 1_000_000)
      task = .soak(Soak(intents: count, seed: UInt64(seed ?? 1)))
      return
    }
    if intents != nil || seed != nil { throw UsageError("--intents and --seed go with soak.") }
    let groups = try BenchCommand.groups(words)
    if path != nil, CostPlot.groups.allSatisfy({ !groups.contains($0) }) {
      throw UsageError("--svg needs one of the groups \(BenchCommand.names(of: CostPlot.groups)).")
    }
    task = .measure(groups, plot: path.map { OutputFile(what: "the drawing", path: $0) })
  }

  private static func groups(_ words: [String]) throws(UsageError) -> [BenchGroup] {
    var groups: [BenchGroup] = []
    for word in words {
      guard let group = BenchGroup(rawValue: word) else {
        throw UsageError(
          "there is no group \"\(PlainText(word))\"; there are \(names(of: BenchGroup.allCases)) "
            + "and soak."
        )
      }
      groups.append(group)
    }
    return groups.isEmpty ? BenchGroup.allCases : groups
  }

  private static func names(of groups: [BenchGroup]) -> String {
    groups.map(\.rawValue).joined(separator: ", ")
  }

  func run(on terminal: Terminal) async throws -> ProgramStatus {
    switch task {
    case .soak(let soak): try SoakText(terminal: terminal, printsJSON: printsJSON).run(soak)
    case .measure(let groups, let plot): try await measure(groups, plot, on: terminal)
    }
  }

  @MainActor
  private func measure(
    _ groups: [BenchGroup],
    _ plot: OutputFile?,
    on terminal: Terminal
  ) async throws -> ProgramStatus {
    // Minutes of measuring are not to end in a file that could not be written from the beginning.
    try plot?.check()
    if !printsJSON {
      terminal.print("\(Machine.current)\(isQuick ? "; \(BenchCommand.rough)" : "")")
      terminal.print()
    }
    var tables: [BenchTable] = []
    for group in groups {
      terminal.progress("measuring \(group.rawValue)")
      let table: BenchTable
      do {
        table = try await group.measure(quick: isQuick)
      } catch {
        terminal.endProgress()
        throw BenchFailure(group: group, reason: "\(error)")
      }
      terminal.endProgress()
      tables.append(table)
      if !printsJSON { table.print(on: terminal) }
    }
    let goals = GoalResult.all(in: tables)
    if printsJSON {
      let report = BenchReport(tables, goals: goals, isQuick: isQuick)
      terminal.print(try BenchReport.text(of: report))
    } else {
      GoalText(terminal: terminal).print(goals, of: groups)
    }
    if let plot { try plot.write(CostPlot(tables, isQuick: isQuick).svg) }
    return .held
  }
}

/// Why a group cannot be measured.
struct BenchFailure: Error, CustomStringConvertible {
  let group: BenchGroup
  let reason: String

  var description: String { "\(group.rawValue) cannot be measured: \(reason)" }
}
