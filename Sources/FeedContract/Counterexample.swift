/// A shortest order that breaks a rule, with what happened in it.
public struct Counterexample: Hashable, Sendable {
  /// The order.
  public let scenario: Scenario

  /// How it breaks the rule.
  public let violation: Violation

  /// Everything that happened; nil in a report that was read from JSON.
  public let trace: Trace?

  /// The diagram, with a mark under the step that breaks the rule.
  public let diagram: String

  /// Makes an order as short as it gets and runs it again for its words.
  init?(_ rule: RuleID, _ scenario: Scenario, _ architecture: Architecture) {
    let shortest = Minimizer(architecture, rule).shorten(scenario)
    guard let breach = Breach.of(rule, shortest, architecture) else { return nil }
    self.scenario = shortest
    violation = breach.violation
    trace = breach.trace
    diagram = Marble(breach.trace, mark: breach.violation.stepNumber).description
  }

  init(scenario: Scenario, violation: Violation, diagram: String) {
    self.scenario = scenario
    self.violation = violation
    trace = nil
    self.diagram = diagram
  }
}
