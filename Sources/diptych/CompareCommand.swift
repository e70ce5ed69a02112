import FeedContract
import FeedModel
import FeedNetwork
import FeedOrigin

/// `diptych compare`: the main job.
struct CompareCommand: Command {
  static let name = "compare"
  static let summary = "Runs both architectures side by side and judges them (the main job)"
  static let help = """
    Usage: diptych compare [SCENARIO] [--origin URL --feed KIND] [--virtual] [--policy P1=queue]

    Performs a scenario on both architectures, live over libcurl, one row for each event, then tells
    which rules of the contract held. SCENARIO is the name of a built-in one, a file, or a sequence
    such as "R ok1»2 M err2 Y"; without it every built-in scenario runs:
      \(BuiltInScenario.all.map(\.name).joined(separator: ", "))

      --origin URL      asks this server instead of the built-in origin; failures that the scenario
                        wants are then made here, in front of the feed
      --feed KIND       what the server speaks: \(FeedKind.names)
      --virtual         answers from the scenario itself, without any network
      --policy ID=VALUE one choice of policy, as in P1=queue; may be given several times

    Exit status: 0 held, 1 broken, 2 nothing exercised, 64 wrong usage, 69 origin not reachable.
    """

  private let scenarios: [Scenario]
  private let isVirtual: Bool
  private let server: (url: String, kind: FeedKind)?
  private let policies: [String]

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    isVirtual = arguments.takeFlag("--virtual")
    policies = try arguments.takeOptions("--policy")
    let url = try arguments.takeOption("--origin")
    let kind = try arguments.takeOption("--feed")
    switch (url, kind) {
    case (let url?, let kind?): server = (try FeedKind.checked(url), try FeedKind(named: kind))
    case (nil, nil): server = nil
    default: throw UsageError("--origin and --feed go together.")
    }
    if isVirtual, server != nil { throw UsageError("--virtual asks no origin; leave one out.") }
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
    let names = [Architecture.transform.name, Architecture.reactor.name]
    var tallies = [Tally(), Tally()]
    var agree = true
    var lacksPages = false
    for scenario in scenarios {
      let comparison = try await perform(scenario, on: terminal, names: names)
      for (index, judgement) in comparison.judgements.enumerated() { tallies[index].add(judgement) }
      agree = agree && comparison.agrees
      if !comparison.agrees { terminal.print("The two end differently.") }
      comparison.printDeviations(on: terminal)
      lacksPages = lacksPages || comparison.lacksPages
      terminal.print()
    }
    let text = TallyText(terminal: terminal, names: names, tallies: tallies)
    text.printTable()
    terminal.print()
    text.printVerdicts()
    if agree { terminal.print("Both end in the same state, after the same requests.") }
    let verdicts = tallies.map(TallyText.verdict)
    if !agree || verdicts.contains(.broken) { return .broken }
    if lacksPages {
      terminal.complain(
        "The origin sent none of the pages that a scenario wants: is it the right one?"
      )
      return .notExercised
    }
    return verdicts.contains(.notExercised) ? .notExercised : .held
  }

  @MainActor
  private func perform(
    _ scenario: Scenario,
    on terminal: Terminal,
    names: [String]
  ) async throws -> SideBySide {
    var scenario = scenario
    scenario.settings += policies
    let lanes = try [Architecture.transform, .reactor].map { architecture in
      try lane(for: architecture, scenario)
    }
    defer { for lane in lanes { lane.close() } }
    var text = SideBySideText(on: terminal, names: names, scenario: scenario)
    text.printHeading(scenario, conditions: conditions(of: lanes[0]))
    var comparison = SideBySide(scenario, lanes: lanes)
    defer { terminal.endProgress() }
    try await comparison.perform { step in
      terminal.progress("waiting: \(step)")
    } _: { row in
      terminal.endProgress()
      text.print(row, of: lanes)
    }
    return comparison
  }

  @MainActor
  private func lane(for architecture: Architecture, _ scenario: Scenario) throws -> Lane {
    let policies = scenario.policies(on: FeedPolicies())
    guard let fitting = architecture.under(policies) else {
      throw UsageError("\(architecture.name) has other policies.")
    }
    if isVirtual { return Lane(fitting, pages: .scenario, network: nil) }
    if let server {
      let envelope = server.kind.envelope(at: server.url)
      return Lane(fitting, pages: .server(server.url), network: Self.network(envelope))
    }
    let origin = Origin.scripted(ScriptedFeed(scenario))
    try origin.start()
    let envelope = FeedKind.feeds.envelope(at: origin.url)
    return Lane(fitting, pages: .builtIn(origin), network: Self.network(envelope))
  }

  @MainActor
  private static func network(_ envelope: any FeedEnvelope) -> any PageSource {
    NetworkPageSource(provider: Provider(CurlTransport()), envelope: envelope)
  }

  @MainActor
  private func conditions(of lane: Lane) -> String {
    let policies = lane.run.architecture.policies
    let place =
      if isVirtual {
        "virtual, without a network"
      } else if let server {
        "live over libcurl from \(PlainText(server.url)), \(server.kind.rawValue)"
      } else {
        "live over libcurl from the built-in origin"
      }
    return "\(place); policies: \(policies)"
  }
}
