internal import FeedModel

/// How one scenario breaks one rule.
struct Breach {
  let violation: Violation
  let trace: Trace

  /// Runs a scenario and looks for a breach of one rule.
  ///
  /// - Returns: The breach; nil when the rule is kept.
  static func of(_ rule: RuleID, _ scenario: Scenario, _ architecture: Architecture) -> Breach? {
    let run = Run(of: architecture)
    run.perform(scenario)
    let judgement = Judgement(run, rules: RuleSet([rule]))
    if let violation = judgement.violation(of: rule) {
      return Breach(violation: violation, trace: judgement.trace)
    }
    let probes = Probe.faults(scenario, architecture, RuleSet([rule]))
    guard let fault = probes.first?.fault else { return nil }
    let violation = Violation(
      rule: rule,
      stepNumber: scenario.steps.count,
      observed: fault.observed,
      expected: fault.expected
    )
    return Breach(violation: violation, trace: judgement.trace)
  }
}
