/// One rule of the contract: its number, what a feed MUST do, why, and a shortest sequence that a
/// wrong feed fails.
public struct Rule: Hashable, Sendable, Identifiable {
  /// How a rule is checked.
  public enum Coverage: String, Hashable, Sendable, CaseIterable {
    /// On every step of every order.
    case everyStep

    /// By comparing several runs, besides every step.
    case severalRuns

    /// By the tests of the network layer, since it concerns bytes and not the seam.
    case networkTests
  }

  /// The number; it never changes its meaning.
  public let id: RuleID

  /// What a feed must do, in one sentence.
  public let must: String

  /// What goes wrong without the rule, in a few words.
  public let intent: String

  /// How the rule is checked.
  public let coverage: Coverage

  private let texts: [String]

  init(
    _ part: Int,
    _ number: Int,
    must: String,
    intent: String,
    witnesses: [String],
    coverage: Coverage = .everyStep
  ) {
    id = RuleID(part, number)
    self.must = must
    self.intent = intent
    texts = witnesses
    self.coverage = coverage
  }

  /// The witnesses as scenarios; none for rules of part 5.
  public var scenarios: [Scenario] {
    coverage == .networkTests ? [] : texts.compactMap { try? Scenario($0) }
  }

  /// Shortest sequences that a wrong feed fails, each on one line with what it needs; of part 5,
  /// answers of an origin in words.
  public var witnesses: [String] {
    coverage == .networkTests ? texts : scenarios.map(\.line)
  }

  /// The settings that all witnesses share, as in `P1=queue`.
  public var settings: [String] {
    let all = scenarios.map(\.settings)
    return (all.first ?? []).filter { setting in all.allSatisfy { $0.contains(setting) } }
  }

  /// Where the documentation stands, as in `rule-2-10`.
  public var anchor: String { "rule-\(id.part)-\(id.number)" }

  /// Every rule, in order.
  public static let all: [Rule] = requests + answers + statuses + consistency + network

  /// The titles of the parts, part 1 first.
  public static let parts = [
    "Requests", "Answers", "Status and errors", "Consistency", "Network",
  ]

  /// Finds a rule.
  ///
  /// - Parameter id: The number.
  /// - Returns: The rule; nil when there is none.
  public static func with(_ id: RuleID) -> Rule? { all.first { $0.id == id } }
}

extension Rule: CustomStringConvertible {
  /// The number and the sentence.
  public var description: String { "\(id)  \(must)" }
}
