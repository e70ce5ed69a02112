internal import FeedModel

/// Follows the steps of a run and makes the checks.
final class Judge {
  let checks: [Check]
  let places: [Int]
  private(set) var moment: Moment

  /// How often each rule's situation arose, in the order of `RuleSet.tested`.
  var situations = [Int](repeating: 0, count: RuleSet.tested.count)

  /// Begins with a run that has not performed a step.
  init(_ run: Run, rules: RuleSet) {
    checks = Check.all.filter { rules.contains($0.rule) }
    places = checks.map { check in RuleSet.tested.firstIndex(of: check.rule) ?? 0 }
    moment = Judge.firstMoment(of: run)
  }

  static func firstMoment(of run: Run) -> Moment {
    var first = FeedState()
    for case .state(0, let state) in run.log.events {
      first = state
      break
    }
    return Moment(policies: run.architecture.policies, log: run.log, first: first)
  }

  /// Judges one step.
  ///
  /// - Parameters:
  ///   - action: The step from outside.
  ///   - range: Where its events stand in the log.
  ///   - explains: Whether words are wanted.
  ///   - broken: Called for every broken rule.
  func judge(
    _ action: Step.Action,
    _ range: Range<Int>,
    explains: Bool,
    broken: (RuleID, Finding) -> Void
  ) {
    moment.follow(action, range)
    var finding = Finding(explains: explains)
    for (index, check) in checks.enumerated() {
      finding.clear()
      check.judge(moment, &finding)
      if finding.arose { situations[places[index]] += 1 }
      if finding.isBroken { broken(check.rule, finding) }
    }
    moment.adopt()
  }
}
