import FeedContract

/// `diptych explore`: every order up to a depth.
struct ExploreCommand: Command {
  static let name = "explore"
  static let summary = "Tries every order of taps and answers; shortest counterexample first"
  static let help = """
    Usage: diptych explore --list
           diptych explore SUBJECT [--depth N] [--alphabet full|core] [--rule ID]
                           [--from SCENARIO]
                           [--policy P1=queue | --policies] [--jobs N] [--shard I/N]
                           [--walks N] [--length N] [--seed N] [--json]

    Performs every order of intents and answers, each on a fresh feed, and says of each rule whether
    it held, was broken, or was never exercised.
    SUBJECT: \(Subjects.names).

      --list            names every subject and says what it is
      --depth N         the longest orders have N steps; 5 unless told otherwise
      --alphabet NAME   full, or core (R, M, page, end and failure) for greater depth
      --from SCENARIO   begins every order after these steps, under the scenario's policies: the name
                        of a built-in one, a file such as play saves, a trace as JSON, or a sequence
      --rule ID         judges by this rule only; may be given several times
      --policy ID=VALUE one choice of policy; may be given several times
      --policies        once for every other value of every policy
      --jobs N          threads; one for each core unless told otherwise
      --shard I/N       only part I of N; diptych merge joins the reports
      --walks N         N random orders beyond the depth, of --length steps, from --seed
      --json            the report as JSON (schema diptych.report/1); a list with --policies

    Orders that cannot differ are run once: answers exist only for requests that were sent, and an
    order also says what each of its beginnings says. An interrupt prints what was reached.

    Exit status: 0 held, 1 broken, 2 interrupted, or a rule that was asked for was not exercised,
    64 wrong usage.
    """

  private let subject: Architecture
  private let exploration: Exploration
  private let asked: [RuleID]
  private let coversPolicies: Bool
  private let lists: Bool
  private let printsJSON: Bool

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    lists = arguments.takeFlag("--list")
    if lists {
      // What else stands there is left over, and refused as such.
      subject = .transform
      exploration = Exploration()
      asked = []
      coversPolicies = false
      printsJSON = false
      return
    }
    coversPolicies = arguments.takeFlag("--policies")
    printsJSON = arguments.takeFlag("--json")
    let scenario = try ExploreCommand.takeStart(&arguments)
    let settings = (scenario?.settings ?? []) + (try arguments.takeOptions("--policy"))
    var asked: [RuleID] = []
    for text in try arguments.takeOptions("--rule") { asked.append(try RuleArgument.read(text)) }
    self.asked = asked
    if let untested = asked.first(where: { $0.part == 5 }) {
      throw UsageError("rule \(untested) is checked by the network tests, not by exploring.")
    }
    var exploration = Exploration(rules: asked.isEmpty ? .all : RuleSet(asked))
    exploration.depth = try arguments.takeNumber("--depth", in: 1...40) ?? 5
    exploration.start = scenario?.steps ?? []
    exploration.jobs = try arguments.takeNumber("--jobs", in: 1...1024)
    let alphabet = try ExploreCommand.takeAlphabet(&arguments)
    if let text = try arguments.takeOption("--shard") {
      guard let shard = Shard(text) else {
        throw UsageError("--shard needs a part such as 2/8.")
      }
      exploration.shard = shard
    }
    let length = try arguments.takeNumber("--length", in: 1...10_000)
    let seed = try arguments.takeNumber("--seed", in: 0...Int.max)
    if let count = try arguments.takeNumber("--walks", in: 1...1_000_000_000) {
      exploration.walks = Walks(count: count, length: length ?? 40, seed: UInt64(seed ?? 1))
    } else if length != nil || seed != nil {
      throw UsageError("--length and --seed go with --walks.")
    }
    subject = try Subjects.find(try Subjects.takeName(&arguments), settings: settings)
    exploration.alphabet = alphabet ?? Subjects.alphabet(of: subject.name)
    self.exploration = exploration
  }

  private static func takeStart(
    _ arguments: inout ArgumentList
  ) throws(UsageError) -> Scenario? {
    guard let argument = try arguments.takeOption("--from") else { return nil }
    let scenario = try ScenarioArgument.read(argument)
    if scenario.answersAtOnce {
      throw UsageError("orders cannot begin after a scenario whose answers come at once.")
    }
    return scenario
  }

  private static func takeAlphabet(
    _ arguments: inout ArgumentList
  ) throws(UsageError) -> Alphabet? {
    switch try arguments.takeOption("--alphabet") {
    case nil: nil
    case "full": .full
    case "core": .core
    default: throw UsageError("--alphabet is full or core.")
    }
  }

  func run(on terminal: Terminal) async throws -> ProgramStatus {
    if lists {
      SubjectList(terminal: terminal).print()
      return .held
    }
    let interrupt = Interrupt()
    defer { interrupt.stop() }
    let flag = interrupt.flag
    let subjects = coversPolicies ? Contract.variants(of: subject) : [subject]
    var status = ProgramStatus.held
    var documents: [String] = []
    for subject in subjects where !flag.isSet {
      let line = ProgressLine(isShown: terminal.showsProgress)
      let report = Contract.explore(
        subject,
        exploration,
        progress: {
          line.show("\(subject.name) \(subject.policies): depth \($0.level), \($0.orders) orders")
        },
        isCancelled: { flag.isSet }
      )
      terminal.endProgress()
      if printsJSON {
        documents.append(report.json)
      } else {
        terminal.print(report.description)
      }
      status = worse(status, verdict(on: report))
    }
    if printsJSON {
      let list = "[\n\(documents.joined(separator: ",\n"))\n]"
      terminal.print(coversPolicies ? list : documents.joined())
    }
    if flag.isSet {
      terminal.complain("Interrupted: the report says what was reached.")
      return worse(status, .notExercised)
    }
    return status
  }

  private func verdict(on report: Report) -> ProgramStatus {
    if !report.broken.isEmpty { return .broken }
    if !report.isComplete { return .notExercised }
    // One part of a divided exploration need not exercise every rule, or any.
    if exploration.shard.count > 1 { return .held }
    if !report.isHeld || asked.contains(where: report.notExercised.contains) {
      return .notExercised
    }
    return .held
  }

  private func worse(_ first: ProgramStatus, _ second: ProgramStatus) -> ProgramStatus {
    if first == .broken || second == .broken { return .broken }
    return first == .notExercised ? first : second
  }
}
