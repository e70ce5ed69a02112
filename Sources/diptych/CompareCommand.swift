import FeedContract
import FeedModel

/// `diptych compare`: the main job.
struct CompareCommand: Command {
  static let name = "compare"
  static let summary = "Runs both architectures side by side and judges them (the main job)"
  static let help = """
    Usage: diptych compare [SCENARIO] [--origin URL --feed KIND] [--virtual] [--policy P1=queue]
                           [--json]

    Performs a scenario on both architectures, live over libcurl, one row for each event, then tells
    which rules of the contract held. SCENARIO is the name of a built-in one, a file (a scenario, or
    what diptych trace --json printed), or a sequence such as "R ok1»2 M err2 Y"; without it every
    built-in scenario runs:
      \(BuiltInScenario.all.map(\.name).joined(separator: ", "))

      --origin URL      asks this server instead of the built-in origin; failures that the scenario
                        wants are then made here, in front of the feed
      --feed KIND       what the server speaks: \(FeedKind.names)
      --virtual         answers from the scenario itself, without any network; a scenario whose
                        answers come at once needs it
      --policy ID=VALUE one choice of policy, as in P1=queue; may be given several times
      --json            what both did and which rules held, as JSON (schema diptych.compare/1)

    Exit status: 0 held, 1 broken, 2 nothing exercised, 64 wrong usage, 69 origin not reachable.
    """

  private let scenarios: [Scenario]
  private let conditions: CompareConditions
  private let policies: [String]
  private let printsJSON: Bool

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    printsJSON = arguments.takeFlag("--json")
    policies = try arguments.takeOptions("--policy")
    conditions = try CompareConditions(&arguments)
    if let argument = arguments.takeNext() {
      scenarios = [try ScenarioArgument.read(argument)]
    } else {
      var all: [Scenario] = []
      for known in BuiltInScenario.all { all.append(try ScenarioArgument.read(known.name)) }
      scenarios = all
    }
    for policy in policies { try check(policy) }
  }

  private func check(_ policy: String) throws(UsageError) {
    do throws(PolicyError) {
      var policies = FeedPolicies()
      try policies.apply(setting: policy)
    } catch {
      throw UsageError("\(error)")
    }
  }

  func run(on terminal: Terminal) async throws -> ProgramStatus {
    var result = CompareResult(names: [Architecture.transform.name, Architecture.reactor.name])
    for scenario in scenarios {
      let performed = try await perform(scenario, on: terminal, names: result.names)
      result.add(performed)
      if printsJSON { continue }
      if !performed.agrees { terminal.print("The two end differently.") }
      performed.printDeviations(on: terminal)
      terminal.print()
    }
    if printsJSON {
      terminal.print(DocumentText.json(of: CompareDocument(result, under: conditions)))
    } else {
      print(result, on: terminal)
    }
    if result.lacksPages, result.status == .notExercised {
      terminal.complain(
        "The origin sent none of the pages that a scenario wants: is it the right one?"
      )
    }
    return result.status
  }

  @MainActor
  private func print(_ result: CompareResult, on terminal: Terminal) {
    let text = TallyText(terminal: terminal, names: result.names, tallies: result.tallies)
    text.printTable()
    terminal.print()
    text.printVerdicts()
    if result.agrees { terminal.print("Both end in the same state, after the same requests.") }
  }

  @MainActor
  private func perform(
    _ scenario: Scenario,
    on terminal: Terminal,
    names: [String]
  ) async throws -> SideBySide {
    var scenario = scenario
    scenario.settings += policies
    let lanes = try Lane.all(of: [.transform, .reactor]) { architecture in
      try conditions.lane(for: architecture, scenario)
    }
    defer { for lane in lanes { lane.close() } }
    var text = SideBySideText(on: terminal, names: names, scenario: scenario)
    if !printsJSON {
      let policies = lanes[0].run.architecture.policies
      text.printHeading(scenario, conditions: "\(conditions); policies: \(policies)")
    }
    var performed = SideBySide(scenario, lanes: lanes)
    defer { terminal.endProgress() }
    try await performed.perform { step in
      terminal.progress("waiting: \(step)")
    } _: { row in
      terminal.endProgress()
      if !printsJSON { text.print(row, of: lanes) }
    }
    return performed
  }
}
