internal import FeedModel

/// Runs the witnesses of the contract, which reach some situations that are deeper than exploration.
enum Witnesses {
  /// How many pages in a row are loaded to see that finished requests leave nothing behind.
  static let longRun = 1000

  /// Runs every witness whose policies the architecture has or can take.
  static func run(
    _ architecture: Architecture,
    _ rules: RuleSet,
    _ alphabet: Alphabet
  ) -> LevelResult {
    var result = LevelResult()
    for rule in Rule.all where rules.contains(rule.id) {
      let fitting = rule.scenarios.filter {
        $0.policies(on: architecture.policies) == architecture.policies && alphabet.knows($0)
      }
      for scenario in fitting { judge(scenario, architecture, rules, &result) }
    }
    if rules.contains(RuleID(4, 6)) { runLong(architecture, &result) }
    return result
  }

  static func judge(
    _ scenario: Scenario,
    _ architecture: Architecture,
    _ rules: RuleSet,
    _ result: inout LevelResult
  ) {
    result.orders += 1
    let run = Run(of: architecture)
    run.perform(scenario)
    let judgement = Judgement(run, rules: rules)
    for violation in judgement.violations {
      guard let place = RuleSet.tested.firstIndex(of: violation.rule) else { continue }
      var shorter = scenario
      shorter.steps = Array(scenario.steps.prefix(max(violation.stepNumber, 1)))
      if scenario.answersAtOnce { shorter.steps = scenario.steps }
      result.note(shorter, length: shorter.steps.count, breaks: place)
    }
    for place in result.situations.indices {
      result.situations[place] += judgement.situations(of: RuleSet.tested[place])
    }
    for (rule, _) in Probe.faults(scenario, architecture, rules) {
      guard let place = RuleSet.tested.firstIndex(of: rule) else { continue }
      result.note(scenario, length: scenario.steps.count, breaks: place)
    }
  }

  /// A thousand pages: the feed must hold no more than at the beginning (rule 4.6).
  private static func runLong(_ architecture: Architecture, _ result: inout LevelResult) {
    guard let place = RuleSet.tested.firstIndex(of: RuleID(4, 6)) else { return }
    let run = Run(of: architecture)
    var steps: [Step] = []
    for number in 1...longRun {
      let intent = number == 1 ? Step.refresh : .loadMore
      let page = PageSketch(rows: ["\(number)"], next: .key(.token("\(number + 1)")))
      for step in [intent, Step.answer(Answer(number, .page(page)))] {
        run.perform(step)
        if steps.count < 8 { steps.append(step) }
      }
    }
    result.situations[place] += 1
    if run.log.retainedHandles > 2 {
      result.note(Scenario(steps: steps), length: steps.count, breaks: place)
    }
  }
}
