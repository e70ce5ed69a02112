internal import FeedModel

extension Probe {
  /// What a scenario shows when it is run again, in the plain order, and beside another feed.
  ///
  /// - Parameters:
  ///   - scenario: What happens.
  ///   - architecture: The feed to drive.
  ///   - rules: The rules to judge by.
  /// - Returns: The rules of several runs that are broken, with the difference.
  static func faults(
    _ scenario: Scenario,
    _ architecture: Architecture,
    _ rules: RuleSet
  ) -> [(rule: RuleID, fault: Fault)] {
    var faults: [(rule: RuleID, fault: Fault)] = []
    let run = Run(of: architecture)
    run.perform(scenario)
    if rules.contains(RuleID(4, 4)), let fault = repetitionFault(scenario, run) {
      faults.append((RuleID(4, 4), fault))
    }
    if rules.contains(RuleID(4, 5)), let plain = plainOrder(scenario, run) {
      let other = Run(of: architecture)
      other.perform(plain)
      if isSame(run, other, scenario), let fault = Outcome(run).difference(from: Outcome(other)) {
        faults.append((RuleID(4, 5), fault))
      }
    }
    if rules.contains(RuleID(4, 7)), !scenario.answersAtOnce {
      if let fault = twinFault(scenario, architecture) { faults.append((RuleID(4, 7), fault)) }
    }
    return faults
  }

  /// Whether both runs had the same intents, and the answers of the plain one came as directly.
  private static func isSame(_ run: Run, _ plain: Run, _ scenario: Scenario) -> Bool {
    if scenario.answersAtOnce { return answeredAtOnce(plain) != nil }
    return run.intentCount == plain.intentCount
      && !plain.steps.indices.contains { fillsByItself(plain, $0) }
  }

  /// The order in which nothing happens inside anything else; nil when that is this one.
  static func plainOrder(_ scenario: Scenario, _ run: Run) -> Scenario? {
    if scenario.answersAtOnce { return plainAnswers(scenario) }
    guard scenario.steps.contains(where: { !$0.inside.isEmpty }) else { return nil }
    var steps: [Step] = []
    for step in scenario.steps {
      steps.append(Step(step.action))
      steps += step.inside.map { Step(.intent($0)) }
    }
    return Scenario(steps: steps)
  }

  private static func plainAnswers(_ scenario: Scenario) -> Scenario? {
    scenario.steps.contains { !$0.inside.isEmpty } ? nil : Scenario(steps: scenario.steps)
  }

  private static func repetitionFault(_ scenario: Scenario, _ run: Run) -> Fault? {
    let again = Run(of: run.architecture)
    again.perform(scenario)
    guard run.log.events != again.log.events else { return nil }
    let differing = zip(run.log.events, again.log.events).first { $0 != $1 }
    guard let (first, second) = differing else {
      return Fault(
        observed: "\(again.log.events.count) events in a second run",
        expected: "\(run.log.events.count), as in the first"
      )
    }
    return Fault(
      observed: "in a second run: \(second.text)",
      expected: "as in the first: \(first.text)"
    )
  }
}
