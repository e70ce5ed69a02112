/// What an exploration says of one rule.
public struct RuleReport: Hashable, Sendable {
  /// The rule.
  public let rule: RuleID

  /// Held, broken or not exercised.
  public let verdict: Verdict

  /// How often the rule's situation arose.
  public let situations: Int

  /// A shortest order that breaks the rule; nil when none was found.
  public let counterexample: Counterexample?
}
