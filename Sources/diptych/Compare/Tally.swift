import FeedContract

/// What is counted of one lane, over one scenario or several.
struct Tally {
  /// Rules whose situation arose and that held.
  var held: Set<RuleID> = []

  /// Rules that were broken, with the first breach of each.
  var broken: [RuleID: Violation] = [:]

  /// What was sent and shown.
  var counts = CountsDocument()

  /// Rules whose situation never arose.
  var notExercised: Int { RuleSet.all.rules.count - held.count - broken.count }

  /// What all runs amount to.
  var verdict: ProgramStatus {
    if !broken.isEmpty { return .broken }
    return held.isEmpty ? .notExercised : .held
  }

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
    counts.add(CountsDocument(judgement.trace))
  }
}
