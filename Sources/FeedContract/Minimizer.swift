internal import FeedModel

/// Makes an order that breaks a rule shorter and plainer while it breaks the rule.
struct Minimizer {
  private let architecture: Architecture
  private let rule: RuleID

  init(_ architecture: Architecture, _ rule: RuleID) {
    self.architecture = architecture
    self.rule = rule
  }

  /// The shortest order that this finds by leaving steps out, one or two at a time.
  func shorten(_ scenario: Scenario) -> Scenario {
    var best = truncated(scenario) ?? scenario
    var improves = true
    while improves {
      improves = false
      for candidate in candidates(best) {
        if let shorter = truncated(candidate) {
          best = shorter
          improves = true
          break
        }
      }
    }
    return best
  }

  /// The order up to the step that breaks the rule; nil when it keeps it.
  func truncated(_ scenario: Scenario) -> Scenario? {
    guard let breach = Breach.of(rule, scenario, architecture) else { return nil }
    guard !scenario.answersAtOnce, breach.violation.stepNumber > 0 else { return scenario }
    var shorter = scenario
    shorter.steps = Array(scenario.steps.prefix(breach.violation.stepNumber))
    return shorter
  }

  private func candidates(_ scenario: Scenario) -> [Scenario] {
    let asked = requestsByStep(scenario)
    var candidates: [Scenario] = []
    let places = scenario.steps.indices
    for place in places { candidates.append(without([place], scenario, asked)) }
    for place in places {
      for other in places where other > place && scenario.steps.count <= 24 {
        candidates.append(without([place, other], scenario, asked))
      }
    }
    return candidates.filter { !$0.steps.isEmpty }
  }

  /// The numbers of the requests that each step sends.
  private func requestsByStep(_ scenario: Scenario) -> [[Int]] {
    let run = Run(of: architecture)
    run.perform(scenario)
    return run.marks.dropFirst().map { mark in
      run.log.events[mark.range].compactMap { event in
        if case .sent(let number) = event { number } else { nil }
      }
    }
  }

  /// The order without some steps and without answers to requests that are no longer sent; later
  /// requests are numbered anew.
  private func without(_ places: [Int], _ scenario: Scenario, _ asked: [[Int]]) -> Scenario {
    let gone = places.flatMap { asked[$0] }
    var shorter = scenario
    shorter.steps = scenario.steps.enumerated().compactMap { place, step in
      if places.contains(place) { return nil }
      guard case .answer(var answer) = step.action else { return step }
      if gone.contains(answer.request) { return nil }
      answer.request -= gone.filter { $0 < answer.request }.count
      return Step(.answer(answer), inside: step.inside)
    }
    return shorter
  }
}
