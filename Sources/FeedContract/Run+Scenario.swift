extension Run {
  /// Performs all steps of a scenario on a feed made for its policies.
  ///
  /// - Parameters:
  ///   - scenario: What happens.
  ///   - architecture: The feed to drive.
  /// - Returns: The run; nil when the feed's policies are fixed and the scenario needs others.
  public static func of(_ scenario: Scenario, _ architecture: Architecture) -> Run? {
    let policies = scenario.policies(on: architecture.policies)
    guard let fitting = architecture.under(policies) else { return nil }
    let run = Run(of: fitting)
    run.perform(scenario)
    return run
  }

  /// Performs all steps of a scenario, whatever its settings.
  ///
  /// - Parameters:
  ///   - scenario: What happens.
  ///   - performed: Called after each step with its number, from 1.
  public func perform(_ scenario: Scenario, performed: (Int) -> Void = { _ in }) {
    if scenario.answersAtOnce { script(scenario.steps) }
    for (index, step) in scenario.steps.enumerated() {
      perform(step)
      performed(index + 1)
    }
  }

  /// Lets the source answer inside the call that asks, with the answers of a scenario.
  ///
  /// - Parameter steps: The scenario's steps, before any is performed.
  package func script(_ steps: [Step]) {
    answersAtOnce = true
    var outcomes: [Int: Answer.Outcome] = [:]
    for case .answer(let answer) in steps.map(\.action) where outcomes[answer.request] == nil {
      outcomes[answer.request] = answer.outcome
    }
    hand?.answerAtOnce = { [unowned self] number, request in
      guard let outcome = outcomes[number] else { return nil }
      scripted.insert(number)
      return outcome.result(for: number, request)
    }
  }
}
