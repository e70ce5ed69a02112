internal import FeedModel

/// What is checked by comparing several runs of one order.
enum Probe {
  /// Up to which length orders are run beside another feed.
  static let twinDepth = 2

  static let insidePlace = RuleSet.tested.firstIndex(of: RuleID(4, 5)) ?? 0
  static let twinPlace = RuleSet.tested.firstIndex(of: RuleID(4, 7)) ?? 0
  static let repetitionPlace = RuleSet.tested.firstIndex(of: RuleID(4, 4)) ?? 0

  /// The order with its last intent sent from inside an observer of the step before; nil when the
  /// step before shows nothing.
  static func fromInside(_ run: Run) -> Scenario? {
    var steps = run.steps
    guard steps.count > 1, case .intent(let intent)? = steps.popLast()?.action else { return nil }
    let last = steps.count - 1
    switch steps[last].action {
    case .intent, .answer: break
    case .bind, .leave: return nil
    }
    let isShown = run.log.events[run.starts[last]..<run.starts[last + 1]].contains { event in
      if case .state(0, _) = event { true } else { false }
    }
    guard isShown, !fillsByItself(run, last) else { return nil }
    steps[last].inside.append(intent)
    return Scenario(steps: steps)
  }

  /// Whether an answer is followed by a request to fill the viewport (P12): an intent from inside may
  /// come before or after it.
  static func fillsByItself(_ run: Run, _ place: Int) -> Bool {
    guard run.architecture.policies.autoFill == .fill, case .answer = run.steps[place].action else {
      return false
    }
    let end = place + 1 < run.starts.count ? run.starts[place + 1] : run.log.events.count
    return run.log.events[run.starts[place]..<end].contains { event in
      if case .sent = event { true } else { false }
    }
  }

  /// The order with every answer inside the call that asked, when each answer directly follows the
  /// step that asked; otherwise nil.
  static func answeredAtOnce(_ run: Run) -> Scenario? {
    var hasAnswers = false
    for (index, step) in run.steps.enumerated() {
      guard case .answer(let answer) = step.action else { continue }
      hasAnswers = true
      guard index > 0, !answer.isLate,
        run.log.events[run.starts[index - 1]..<run.starts[index]].contains(.sent(answer.request))
      else { return nil }
    }
    return hasAnswers ? Scenario(answersAtOnce: true, steps: run.steps) : nil
  }

  /// How a feed and another one beside it differ from each by itself; nil when they do not.
  static func twinFault(_ scenario: Scenario, _ architecture: Architecture) -> Fault? {
    let alone = Run(of: architecture)
    for step in twinSteps { alone.perform(step) }
    let single = Run(of: architecture)
    single.perform(scenario)
    single.perform(.leave)

    let twin = Run(of: architecture)
    let run = Run(of: architecture)
    twin.perform(twinSteps[0])
    run.perform(scenario)
    twin.perform(twinSteps[1])
    run.perform(.leave)
    for step in twinSteps.dropFirst(2) { twin.perform(step) }
    return Outcome(twin).difference(from: Outcome(alone))
      ?? Outcome(run).difference(from: Outcome(single))
  }

  private static let twinSteps: [Step] = [
    .refresh, .answer(Answer(1, .page(PageSketch(next: .key(.token("2")))))), .loadMore,
    .answer(Answer(2, .page(PageSketch(next: .end)))),
  ]
}
