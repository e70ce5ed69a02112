import FeedContract
import FeedModel

/// What is counted of one lane, over one scenario or several.
struct Tally {
  /// Rules whose situation arose and that held.
  var held: Set<RuleID> = []

  /// Rules that were broken, with the first breach of each.
  var broken: [RuleID: Violation] = [:]

  /// Requests sent.
  var requests = 0

  /// States that the first observer saw, the first one left out.
  var emissions = 0

  /// States equal to the one before.
  var redundantEmissions = 0

  /// Failures that the first observer was told of.
  var announcements = 0

  /// Rules whose situation never arose.
  var notExercised: Int { RuleSet.all.rules.count - held.count - broken.count }

  /// Adds what one run showed.
  ///
  /// - Parameter judgement: What the contract says of the run.
  mutating func add(_ judgement: Judgement) {
    for rule in RuleSet.all.rules {
      switch judgement.verdict(on: rule) {
      case .held: if broken[rule] == nil { held.insert(rule) }
      case .broken:
        held.remove(rule)
        broken[rule] = broken[rule] ?? judgement.violation(of: rule)
      case .notExercised: break
      }
    }
    let trace = judgement.trace
    requests += trace.requests.count
    announcements += trace.failures.count
    var earlier = trace.beginning.firstObserverStates.last
    for state in trace.steps.flatMap(\.firstObserverStates) {
      emissions += 1
      if state == earlier { redundantEmissions += 1 }
      earlier = state
    }
  }
}

extension Trace.Moment {
  /// The states that the first observer saw, in order.
  fileprivate var firstObserverStates: [FeedState] {
    events.compactMap { event in
      if case .state(0, let state) = event { state } else { nil }
    }
  }
}
