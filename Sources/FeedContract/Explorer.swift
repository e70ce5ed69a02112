internal import FeedModel

/// Explores one architecture: witnesses, then ever longer orders, then random walks.
final class Explorer: Sendable {
  private let architecture: Architecture
  private let exploration: Exploration
  private let progress: @Sendable (Progress) -> Void
  private let isCancelled: @Sendable () -> Bool

  init(
    _ architecture: Architecture,
    _ exploration: Exploration,
    progress: @escaping @Sendable (Progress) -> Void,
    isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.architecture = architecture
    self.exploration = exploration
    self.progress = progress
    self.isCancelled = isCancelled
  }

  func explore() -> Report {
    var total = LevelResult()
    var rules = exploration.rules
    if exploration.shard.index == 1 {
      total.add(beginning(rules))
      rules = unsettled(rules, total, level: 0)
    }
    var depth = 0
    for level in 1...exploration.depth where !rules.rules.isEmpty && !isCancelled() {
      let found = explore(level: level, rules)
      total.add(found)
      if isCancelled() { break }
      depth = level
      rules = unsettled(rules, total, level: level)
    }
    if let walks = exploration.walks, !isCancelled() {
      total.add(RandomWalks(architecture, exploration, walks).walk(isCancelled))
    }
    return Report(
      architecture,
      exploration,
      total,
      depth: depth,
      isComplete: !isCancelled()
    )
  }

  /// The rules that longer orders may still say something about: those that no order has broken, or
  /// only one that is longer than the next ones, as a witness may be.
  private func unsettled(_ rules: RuleSet, _ total: LevelResult, level: Int) -> RuleSet {
    RuleSet(
      rules.rules.filter { rule in
        guard let place = RuleSet.tested.firstIndex(of: rule), let found = total.broken[place]
        else {
          return true
        }
        return found.steps.count > exploration.start.count + level + 1
      }
    )
  }

  /// What is run before the orders: the witnesses, or the steps after which the orders begin.
  private func beginning(_ rules: RuleSet) -> LevelResult {
    if exploration.start.isEmpty {
      return Witnesses.run(architecture, rules, exploration.alphabet)
    }
    var result = LevelResult()
    Witnesses.judge(Scenario(steps: exploration.start), architecture, rules, &result)
    return result
  }

  private func explore(level: Int, _ rules: RuleSet) -> LevelResult {
    let crew = Crew(exploration, progress: progress, isCancelled: isCancelled)
    return crew.work(level: level) { self.makeWorker(level, rules) }
  }

  private func makeWorker(_ level: Int, _ rules: RuleSet) -> Worker {
    Worker(
      architecture,
      exploration.alphabet.fitting(architecture.policies),
      level: level,
      rules: rules,
      exploresVariants: exploration.exploresVariants
        && (level < exploration.depth || level <= 2),
      start: exploration.start,
      isCancelled: isCancelled
    )
  }
}
