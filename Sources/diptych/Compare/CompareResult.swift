import FeedContract

/// What a comparison over one scenario or several came to.
@MainActor
struct CompareResult {
  /// The architectures, transform first.
  let names: [String]

  /// What was counted of each, over all scenarios.
  private(set) var tallies: [Tally]

  /// The scenarios as they ran.
  private(set) var scenarios: [SideBySide] = []

  /// Whether both ended alike in every scenario.
  private(set) var agrees = true

  /// Whether an origin sent none of the pages that a scenario wants.
  private(set) var lacksPages = false

  init(names: [String]) {
    self.names = names
    tallies = names.map { _ in Tally() }
  }

  /// Adds a scenario that was performed.
  mutating func add(_ scenario: SideBySide) {
    for (index, judgement) in scenario.judgements.enumerated() { tallies[index].add(judgement) }
    agrees = agrees && scenario.agrees
    lacksPages = lacksPages || scenario.lacksPages
    scenarios.append(scenario)
  }

  /// What the caller is told.
  var status: ProgramStatus {
    let verdicts = tallies.map(\.verdict)
    if !agrees || verdicts.contains(.broken) { return .broken }
    return lacksPages || verdicts.contains(.notExercised) ? .notExercised : .held
  }
}
