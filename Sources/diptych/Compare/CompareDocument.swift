import FeedContract
import FeedModel

/// What `compare` came to, as JSON.
struct CompareDocument: Codable {
  /// What is said of one feed over all scenarios.
  struct Feed: Codable {
    let feed: String

    /// `held`, `broken` or `notExercised`.
    let verdict: String

    /// The numbers of the rules that held.
    let held: [String]

    /// The numbers of the rules that were broken.
    let broken: [String]
    let notExercised: [String]
    let counts: CountsDocument
  }

  /// One scenario.
  struct Performed: Codable {
    let title: String

    /// The whole scenario in the notation, with the policies of the command line.
    let scenario: String
    let steps: [String]
    let conditions: Conditions
    let feeds: [Lane]

    /// Whether both ended in the same state, after the same requests and announcements.
    let agrees: Bool

    /// Whether the origin sent none of the pages that the scenario wants.
    let lacksPages: Bool
  }

  /// Under what a scenario was performed.
  struct Conditions: Codable {
    /// `virtual`, `builtIn` or `server`.
    let pages: String

    /// The server's address; left out unless a server was asked.
    let origin: String?

    /// What the server speaks; left out unless a server was asked.
    let kind: String?
    let policies: String
  }

  /// One feed in one scenario.
  struct Lane: Codable {
    let judgement: JudgementDocument

    /// Answers that were of another kind than the scenario says.
    let deviations: [String]
  }

  static let schema = "diptych.compare/1"

  /// The version of this shape.
  let schema: String

  /// The version of the contract's rules.
  let contract: Int

  /// `held`, `broken` or `notExercised`, as the exit status says.
  let verdict: String

  /// Whether both feeds ended alike in every scenario.
  let agrees: Bool

  /// Both feeds over all scenarios.
  let feeds: [Feed]

  /// The scenarios, in the order in which they ran.
  let scenarios: [Performed]
}

extension CompareDocument {
  /// Puts a result together.
  @MainActor
  init(_ result: CompareResult, under conditions: CompareConditions) {
    schema = CompareDocument.schema
    contract = Contract.version
    verdict = result.status.word
    agrees = result.agrees
    feeds = zip(result.names, result.tallies).map(Feed.init)
    scenarios = result.scenarios.map { Performed($0, conditions) }
  }
}

extension CompareDocument.Feed {
  init(_ name: String, _ tally: Tally) {
    feed = name
    verdict = tally.verdict.word
    held = tally.held.sorted().map(\.description)
    broken = tally.broken.keys.sorted().map(\.description)
    notExercised = RuleSet.all.rules
      .filter { !tally.held.contains($0) && tally.broken[$0] == nil }
      .map(\.description)
    counts = tally.counts
  }
}

extension CompareDocument.Performed {
  @MainActor
  init(_ performed: SideBySide, _ conditions: CompareConditions) {
    title = performed.scenario.title
    scenario = performed.scenario.description
    steps = performed.scenario.steps.map(\.description)
    let policies = performed.lanes[0].run.architecture.policies.description
    self.conditions = CompareDocument.Conditions(conditions, policies: policies)
    feeds = performed.lanes.map { lane in
      CompareDocument.Lane(
        judgement: JudgementDocument(Judgement(lane.run)),
        deviations: lane.deviations
      )
    }
    agrees = performed.agrees
    lacksPages = performed.lacksPages
  }
}

extension CompareDocument.Conditions {
  init(_ conditions: CompareConditions, policies: String) {
    self.policies = policies
    switch conditions {
    case .virtual: (pages, origin, kind) = ("virtual", nil, nil)
    case .builtIn: (pages, origin, kind) = ("builtIn", nil, nil)
    case .server(let url, let kind):
      (pages, origin, self.kind) = ("server", url, kind.rawValue)
    }
  }
}
