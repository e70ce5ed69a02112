import DiptychDocs
import FeedContract
import FeedModel
import FeedSpecimens
import Foundation

/// `diptych report`: pages that show scenarios step by step.
struct ReportCommand: Command {
  static let name = "report"
  static let summary = "Writes a page for each scenario that shows both feeds step by step"
  static let help = """
    Usage: diptych report DIRECTORY [SCENARIO …] [--against SUBJECT] [--policy P1=queue]

    Performs scenarios on both architectures without a network and writes, for each, one HTML page
    that needs nothing else: the timeline with a slider, what each feed does in a step, the sources
    that do it, the rules, what it costs, and the trace as text and as a table. Several scenarios
    get a folder each and an index. A program built with coverage (make report) also shows which
    lines ran in each step. SCENARIO is a built-in name, a file (a scenario, or what
    diptych trace --json printed), or a sequence; without one every built-in scenario is shown, and
    of a wrong feed its witness.

      --against SUBJECT the second feed, in place of FeedReactor; the first takes its policies:
                        \(Subjects.names)
      --policy ID=VALUE one choice of policy, as in P1=queue; may be given several times

    Exit status: 0 written, 1 written but with coverage a region ran in no scenario, 64 wrong usage,
    74 not writable.
    """

  private let directory: String
  private let scenarios: [(name: String, scenario: Scenario)]
  private let first: Architecture
  private let second: Architecture

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    let settings = try arguments.takeOptions("--policy")
    let against = try arguments.takeOption("--against")
    let second = try Subjects.find(against ?? Architecture.reactor.name, settings: settings)
    let first = try Subjects.find(Architecture.transform.name, settings: settings)
    self.first = first.under(second.policies) ?? first
    self.second = second
    guard let directory = arguments.takeNext() else {
      throw UsageError("it needs a directory to write to.")
    }
    try ReportCommand.check(directory)
    self.directory = directory
    var scenarios: [(name: String, scenario: Scenario)] = []
    while let argument = arguments.takeNext() {
      let scenario = try ScenarioArgument.read(argument)
      scenarios.append((ReportCommand.name(of: scenario, argument), scenario))
    }
    if scenarios.isEmpty, let wrong = ReportSources.wrongFeed(named: second.name) {
      var witness = wrong.witness
      let intent = Rule.with(wrong.rule)?.intent ?? ""
      if witness.title.isEmpty {
        witness.title = intent.prefix(1).uppercased() + intent.dropFirst()
      }
      scenarios = [(witness.line, witness)]
    } else if scenarios.isEmpty {
      for known in BuiltInScenario.all {
        scenarios.append((known.name, try ScenarioArgument.read(known.name)))
      }
    }
    self.scenarios = scenarios
  }

  /// Refuses what is no name of a folder: nothing, or a file's name.
  private static func check(_ directory: String) throws(UsageError) {
    if directory.isEmpty { throw UsageError("it needs the name of a directory to write to.") }
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: directory, isDirectory: &isFolder) else {
      return
    }
    if !isFolder.boolValue {
      throw UsageError("\(PlainText(directory)) is a file; name a directory to write to.")
    }
  }

  /// What a page calls its scenario: the built-in name, the file's name, or the sequence itself.
  private static func name(of scenario: Scenario, _ argument: String) -> String {
    if BuiltInScenario.all.contains(where: { $0.name == argument }) { return argument }
    let isFile = FileManager.default.fileExists(atPath: argument)
    return isFile ? URL(filePath: argument).lastPathComponent : scenario.line
  }

  func run(on terminal: Terminal) async throws -> ProgramStatus {
    let folder = URL(filePath: FileManager.default.currentDirectoryPath)
    let sources = ReportSources(tree: SourceTree.containing(folder))
    var names = PageNames()
    var entries: [ReportIndex.Entry] = []
    for (name, scenario) in scenarios {
      let subjects = try [first, second].map { architecture in
        guard let judgement = Contract.judge(scenario, architecture) else {
          throw UsageError("\(architecture.name) has other policies than \(name) needs.")
        }
        return ReportSubject(
          judgement: judgement,
          source: try sources.source(of: architecture),
          ran: try sources.lines(of: architecture, in: scenario),
          measured: try sources.measured(of: architecture, in: scenario, countsAllocations: true)
        )
      }
      let page = ReportPage(
        scenario: scenario,
        name: name,
        first: subjects[0],
        second: subjects[1]
      )
      entries.append(ReportIndex.Entry(folder: names.take(name), page: page))
    }
    let idle = scenarios.count == BuiltInScenario.all.count ? ReportSources.idle(in: entries) : []
    for region in idle { terminal.complain("No scenario runs the region \(region).") }
    if entries.count == 1 {
      try write(entries[0].page.html, to: "index.html", on: terminal)
      return .held
    }
    for entry in entries {
      try write(entry.page.html, to: "\(entry.folder)/index.html", on: terminal)
    }
    try write(ReportIndex(entries: entries).html, to: "index.html", on: terminal)
    return idle.isEmpty ? .held : .broken
  }

  @MainActor
  private func write(_ text: String, to name: String, on terminal: Terminal) throws {
    let file = URL(filePath: directory).appending(path: name)
    // A folder that cannot be made is told by the check of the file in it.
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let output = OutputFile(what: "the page", path: file.path(percentEncoded: false))
    try output.check()
    try output.write(text)
    terminal.print("\(PlainText(directory))/\(name) written")
  }
}
