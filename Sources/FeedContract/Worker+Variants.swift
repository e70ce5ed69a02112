internal import FeedModel

extension Worker {
  /// Runs an order in the other ways that must come to the same: the last intent from inside an
  /// observer, the answers inside the calls (rule 4.5), and beside another feed (rule 4.7).
  func exploreVariants(_ run: Run) {
    if rules.contains(RuleID(4, 5)) {
      let outcome = Outcome(run)
      if let inner = Probe.fromInside(run) { compare(inner, outcome) }
      if let atOnce = Probe.answeredAtOnce(run) { compare(atOnce, outcome) }
    }
    if level <= Probe.twinDepth, rules.contains(RuleID(4, 7)) {
      judge.situations[Probe.twinPlace] += 1
      if Probe.twinFault(Scenario(steps: start + path), architecture) != nil { note(RuleID(4, 7)) }
    }
  }

  private func compare(_ scenario: Scenario, _ outcome: Outcome) {
    let variant = Run(of: architecture)
    variant.perform(scenario)
    judge.situations[Probe.insidePlace] += 1
    if Outcome(variant) != outcome {
      note(RuleID(4, 5), atOnce: scenario.answersAtOnce, path: scenario.steps)
    }
    if scenario.answersAtOnce { judge(variant, scenario) }
  }

  /// Judges every step of a variant by all rules.
  private func judge(_ variant: Run, _ scenario: Scenario) {
    let ledger = judge.moment.after
    let log = judge.moment.log
    judge.moment.restore(fresh, log: variant.log)
    for mark in variant.marks.dropFirst() {
      // The answers are needed to the last, since a later step gives an earlier one its answer.
      judge.judge(mark.step.action, mark.range, explains: false) { rule, _ in
        note(rule, atOnce: true, path: scenario.steps)
      }
    }
    judge.moment.restore(ledger, log: log)
  }
}
