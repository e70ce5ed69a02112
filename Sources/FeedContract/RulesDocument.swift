public import FeedModel

/// Rules or choices of the contract as plain data, for JSON: schema `diptych.rules/1`.
public struct RulesDocument: Hashable, Sendable, Codable {
  /// One rule.
  public struct Entry: Hashable, Sendable, Codable {
    /// The number, as in `2.1`.
    public let rule: String

    /// The title of its part.
    public let part: String

    /// What a feed must do.
    public let must: String

    /// What goes wrong without the rule.
    public let intent: String

    /// `everyStep`, `severalRuns` or `networkTests`.
    public let coverage: String

    /// Shortest scenarios that a wrong feed fails, in the notation; of part 5, answers in words.
    public let witnesses: [String]
  }

  /// One choice that a feed declares.
  public struct Policy: Hashable, Sendable, Codable {
    /// The number, as in `P1`.
    public let policy: String

    /// What is chosen.
    public let title: String

    /// The names of the values, the default first.
    public let values: [String]
  }

  /// The schema and its version.
  public static let schema = "diptych.rules/1"

  /// The schema of this document.
  public let schema: String

  /// The version of the contract's rules.
  public let contract: Int

  /// The rules, in order; left out in a document of choices.
  public let rules: [Entry]?

  /// The choices, in order; left out in a document of rules.
  public let policies: [Policy]?

  /// Writes rules as plain data.
  ///
  /// - Parameter rules: The rules.
  public init(_ rules: [Rule]) {
    self.init(rules: rules.map(Entry.init), policies: nil)
  }

  /// Writes choices as plain data.
  ///
  /// - Parameter choices: The choices.
  public init(_ choices: [PolicyChoice]) {
    self.init(rules: nil, policies: choices.map(Policy.init))
  }

  private init(rules: [Entry]?, policies: [Policy]?) {
    schema = RulesDocument.schema
    contract = Contract.version
    self.rules = rules
    self.policies = policies
  }

  /// The document as JSON, with sorted keys.
  public var json: String { DocumentText.json(of: self) }
}

extension RulesDocument.Entry {
  package init(_ rule: Rule) {
    self.rule = rule.id.description
    part = Rule.parts[rule.id.part - 1]
    must = rule.must
    intent = rule.intent
    coverage = rule.coverage.rawValue
    witnesses =
      rule.coverage == .networkTests ? rule.witnesses : rule.scenarios.map(\.description)
  }
}

extension RulesDocument.Policy {
  init(_ choice: PolicyChoice) {
    policy = choice.id
    title = choice.title
    values = choice.values
  }
}
