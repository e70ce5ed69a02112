internal import FeedModel

/// Runs the orders of one length on one thread, depth first.
///
/// Feeds cannot be copied, so that each order is replayed from the start on a fresh feed; the first
/// order of each branch goes on with the feed that is there. Shorter orders were judged before, so
/// that only the last step is. Memory grows with the depth alone.
final class Worker {
  let architecture: Architecture
  let alphabet: Alphabet
  let level: Int
  let rules: RuleSet
  let exploresVariants: Bool
  let isCancelled: () -> Bool

  /// Another feed that every order is run on too.
  let companion: Architecture?
  let judge: Judge
  /// The steps after which every order begins.
  let start: [Step]
  var path: [Step] = []
  var result = LevelResult()

  /// What is known of a feed that was just made.
  let fresh: Ledger

  /// What is known of it after the start.
  let root: Ledger
  private let checksRepetition: Bool
  private var isStopped = false

  init(
    _ architecture: Architecture,
    _ alphabet: Alphabet,
    level: Int,
    rules: RuleSet,
    exploresVariants: Bool,
    start: [Step] = [],
    companion: Architecture? = nil,
    isCancelled: @escaping () -> Bool
  ) {
    self.architecture = architecture
    self.alphabet = alphabet
    self.level = level
    self.rules = rules
    self.exploresVariants = exploresVariants
    self.isCancelled = isCancelled
    self.companion = companion
    self.start = start
    checksRepetition = rules.contains(RuleID(4, 4))
    let run = Run(of: architecture)
    judge = Judge(run, rules: rules)
    judge.moment.follow(.bind, 0..<run.log.events.count)
    judge.moment.adopt()
    fresh = judge.moment.after
    for step in start {
      let first = run.log.events.count
      run.perform(step)
      judge.moment.follow(step.action, first..<run.log.events.count)
      judge.moment.adopt()
    }
    root = judge.moment.after
  }

  /// A fresh feed on which the start has happened.
  private func makeRun() -> Run {
    let run = Run(of: architecture)
    for step in start { run.perform(step) }
    return run
  }

  /// Runs every order that begins with these steps.
  ///
  /// - Parameter prefix: Fewer steps than the level.
  /// - Returns: What was found.
  func work(on prefix: [Step]) -> LevelResult {
    result = LevelResult()
    judge.situations = result.situations
    path = []
    let run = makeRun()
    judge.moment.restore(root, log: run.log)
    for step in prefix {
      let range = perform(step, run)
      judge.moment.follow(step.action, range)
      judge.moment.adopt()
      path.append(step)
    }
    visit(run)
    result.situations = judge.situations
    return result
  }

  /// Collects every beginning of a length instead of going on.
  func prefixes(ofLength length: Int) -> [[Step]] {
    var found: [[Step]] = []
    let run = makeRun()
    judge.moment.restore(root, log: run.log)
    path = []
    collect(run, length, &found)
    return found
  }

  func perform(_ step: Step, _ run: Run) -> Range<Int> {
    let start = run.log.events.count
    run.perform(step)
    return start..<run.log.events.count
  }

  /// Notes that the present path, or another one, breaks a rule.
  func note(_ rule: RuleID, atOnce: Bool = false, path other: [Step]? = nil) {
    guard let place = RuleSet.tested.firstIndex(of: rule) else { return }
    let steps = other ?? start + path
    result.note(
      Scenario(answersAtOnce: atOnce, steps: steps),
      length: steps.count,
      breaks: place
    )
  }

  private func visit(_ run: Run) {
    let ledger = judge.moment.after
    let options = alphabet.steps(after: ledger, run.log, last: path.last ?? start.last)
    let events = checksRepetition ? run.log.events : []
    var next: Run? = run
    for option in options where !isStopped {
      let run = next ?? replay(ledger, events)
      next = nil
      let range = perform(option, run)
      path.append(option)
      if path.count == level {
        finish(run, range)
      } else {
        judge.moment.follow(option.action, range)
        judge.moment.adopt()
        visit(run)
      }
      path.removeLast()
    }
  }

  private func replay(_ ledger: Ledger, _ events: [Event]) -> Run {
    let run = makeRun()
    for step in path { run.perform(step) }
    if checksRepetition, !events.isEmpty {
      judge.situations[Probe.repetitionPlace] += 1
      if run.log.events != events { note(RuleID(4, 4)) }
    }
    judge.moment.restore(ledger, log: run.log)
    return run
  }

  private func finish(_ run: Run, _ range: Range<Int>) {
    guard let step = path.last else { return }
    judge.judge(step.action, range, explains: false) { rule, _ in note(rule) }
    result.orders += 1
    if let companion { compare(run, companion) }
    if exploresVariants { exploreVariants(run) }
    if result.orders % 256 == 0, isCancelled() { isStopped = true }
  }

  private func collect(_ run: Run, _ length: Int, _ found: inout [[Step]]) {
    if path.count == length {
      found.append(path)
      return
    }
    let ledger = judge.moment.after
    for option in alphabet.steps(after: ledger, run.log, last: path.last ?? start.last) {
      let run = replay(ledger, [])
      let range = perform(option, run)
      judge.moment.follow(option.action, range)
      judge.moment.adopt()
      path.append(option)
      collect(run, length, &found)
      path.removeLast()
    }
  }
}
