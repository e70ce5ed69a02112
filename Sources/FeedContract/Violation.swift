/// One rule broken in one step.
public struct Violation: Hashable, Sendable {
  /// The rule.
  public let rule: RuleID

  /// The number of the step that broke it, from 1; 0 when making or binding the feed broke it.
  public let stepNumber: Int

  /// What was seen.
  public let observed: String

  /// What the rule demands instead.
  public let expected: String
}

extension Violation: CustomStringConvertible {
  /// The violation on one line.
  public var description: String {
    "rule \(rule), step \(stepNumber): observed \(observed); expected \(expected)"
  }
}
