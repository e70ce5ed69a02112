public import FeedContract
internal import FeedModel

/// A feed that breaks one rule on purpose, and no other in its witness.
///
/// Each shows that the rule's check is needed and works: the check catches it, and without the check
/// it passes.
public struct WrongFeed: Sendable {
  /// The rule that it breaks.
  public let rule: RuleID

  /// What is wrong, in one sentence.
  public let fault: String

  /// A sequence in which it shows, and in which nothing else is wrong.
  public let witness: Scenario

  /// The feed.
  public let architecture: Architecture

  init(
    _ part: Int,
    _ number: Int,
    _ fault: String,
    style: String? = nil,
    witness: String,
    make: @escaping @Sendable (any PageSource, FeedPolicies) -> any FeedSubject
  ) {
    rule = RuleID(part, number)
    self.fault = fault
    guard let scenario = try? Scenario(witness) else {
      preconditionFailure("The witness of a wrong feed must be a scenario: \(witness)")
    }
    self.witness = scenario
    let policies = scenario.policies(on: .explored)
    architecture = Architecture(
      name: "wrong-\(part).\(number)" + (style.map { "-" + $0 } ?? ""),
      policies: policies,
      configurable: make
    )
  }

  /// The wrong feed for a rule.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: The feed; nil for rules of part 5 and numbers that do not exist.
  public static func breaking(_ rule: RuleID) -> WrongFeed? { all.first { $0.rule == rule } }
}
