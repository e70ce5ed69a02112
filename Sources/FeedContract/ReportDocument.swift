/// A report as plain data, for JSON: schema `diptych.report/1`.
public struct ReportDocument: Hashable, Sendable, Codable {
  /// One rule.
  public struct Entry: Hashable, Sendable, Codable {
    /// The number, as in `2.1`.
    public let rule: String

    /// `held`, `broken` or `notExercised`.
    public let verdict: String

    /// How often the rule's situation arose.
    public let situations: Int

    /// A shortest order that breaks the rule; left out when there is none.
    public let counterexample: Example?
  }

  /// A counterexample.
  public struct Example: Hashable, Sendable, Codable {
    /// The order, in the contract's notation.
    public let scenario: String

    /// The number of the step that breaks the rule, from 1.
    public let step: Int

    /// What was seen.
    public let observed: String

    /// What the rule demands.
    public let expected: String

    /// The marble diagram.
    public let diagram: String
  }

  /// The schema and its version.
  public static let schema = "diptych.report/1"

  /// The schema of this document.
  public let schema: String

  /// The version of the contract's rules.
  public let contract: Int

  /// The feed's name.
  public let feed: String

  /// The policies other than the default, or `default`.
  public let policies: String

  /// The alphabet's name.
  public let alphabet: String

  /// The steps after which the orders began; left out for a fresh feed.
  public let start: String?

  /// The depth reached.
  public let depth: Int

  /// The depth asked for.
  public let requestedDepth: Int

  /// How many orders were run.
  public let orders: Int

  /// The parts of the exploration.
  public let shards: [String]

  /// Whether the exploration was not interrupted.
  public let isComplete: Bool

  /// The rules, in order.
  public let rules: [Entry]

  /// Writes a report as plain data.
  ///
  /// - Parameter report: The report.
  public init(_ report: Report) {
    schema = ReportDocument.schema
    contract = Contract.version
    feed = report.name
    policies = report.policies
    alphabet = report.alphabet
    start = report.start.isEmpty ? nil : report.start
    depth = report.depth
    requestedDepth = report.requestedDepth
    orders = report.orders
    shards = report.shards
    isComplete = report.isComplete
    rules = report.rules.map(Entry.init)
  }
}

extension ReportDocument.Entry {
  init(_ rule: RuleReport) {
    self.rule = rule.rule.description
    verdict = rule.verdict.word
    situations = rule.situations
    counterexample = rule.counterexample.map { example in
      ReportDocument.Example(
        scenario: example.scenario.description,
        step: example.violation.stepNumber,
        observed: example.violation.observed,
        expected: example.violation.expected,
        diagram: example.diagram
      )
    }
  }
}
