internal import FeedModel

/// Random orders, longer than those that can all be tried, each judged at every step.
final class RandomWalks {
  private let architecture: Architecture
  private let alphabet: Alphabet
  private let rules: RuleSet
  private let walks: Walks
  private let start: [Step]
  private var result = LevelResult()

  init(_ architecture: Architecture, _ exploration: Exploration, _ walks: Walks) {
    self.architecture = architecture
    alphabet = exploration.alphabet.fitting(architecture.policies)
    rules = exploration.rules
    self.walks = walks
    start = exploration.start
  }

  /// Walks.
  ///
  /// - Parameter isCancelled: Asked before every walk.
  /// - Returns: What was found; an order that breaks a rule is made shorter before it is noted.
  func walk(_ isCancelled: () -> Bool) -> LevelResult {
    var numbers = SeededNumbers(seed: walks.seed)
    for _ in 0..<walks.count where !isCancelled() { walkOnce(&numbers) }
    return result
  }

  private func walkOnce(_ numbers: inout SeededNumbers) {
    let run = Run(of: architecture)
    let judge = Judge(run, rules: rules)
    judge.moment.follow(.bind, 0..<run.log.events.count)
    judge.moment.adopt()
    for step in start { perform(step, run, judge) }
    for place in 0..<walks.length {
      var options = alphabet.steps(after: judge.moment.after, run.log, last: run.steps.last)
      // The end comes near the end: nothing but late answers can follow it.
      if place + 4 < walks.length { options.removeAll { $0.action == .leave } }
      guard !options.isEmpty else { break }
      let step = options[numbers.next(below: options.count)]
      perform(step, run, judge)
    }
    result.orders += 1
    for place in result.situations.indices { result.situations[place] += judge.situations[place] }
  }

  private func perform(_ step: Step, _ run: Run, _ judge: Judge) {
    let first = run.log.events.count
    run.perform(step)
    judge.judge(step.action, first..<run.log.events.count, explains: false) { rule, _ in
      note(rule, run.steps)
    }
  }

  private func note(_ rule: RuleID, _ steps: [Step]) {
    guard let place = RuleSet.tested.firstIndex(of: rule), result.broken[place] == nil else {
      return
    }
    let shortest = Minimizer(architecture, rule).shorten(Scenario(steps: steps))
    result.note(shortest, length: shortest.steps.count, breaks: place)
  }
}
