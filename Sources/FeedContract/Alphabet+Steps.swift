internal import FeedModel

extension Alphabet {
  /// Every step that can follow, in a fixed order.
  ///
  /// An answer to a request that was never sent does not exist, and after the end there is no feed to
  /// send an intent to, so that nothing but answers can come. Of answers in a row that no longer count
  /// only one order is tried: by rule 2.1 each of them must change nothing by itself, so that the
  /// first that changes something is found whatever follows it.
  ///
  /// - Parameters:
  ///   - ledger: What is known of the feed.
  ///   - log: The requests and how often each was answered.
  ///   - last: The step before.
  /// - Returns: The steps.
  func steps(after ledger: borrowing Ledger, _ log: EventLog, last: Step?) -> [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(24)
    if !ledger.hasLeft {
      for intent in intents { steps.append(Step(.intent(intent))) }
      if bindsLate, ledger.observers < 2 { steps.append(.bind) }
      steps.append(.leave)
    }
    let lastStale = staleNumber(last, ledger)
    for (index, entry) in ledger.entries.enumerated() {
      let number = index + 1
      let kinds: [AnswerKind]
      if entry.isLive, !ledger.hasLeft {
        kinds = answers
      } else if number < lastStale {
        continue
      } else {
        let count = log.requests[index].answers
        kinds = count == 0 ? lateAnswers : count == 1 && !ledger.hasLeft ? secondAnswers : []
      }
      for kind in kinds {
        let outcome = kind.outcome(for: number, entry.request, rows: ledger.state.items)
        if let outcome {
          steps.append(
            Step(.answer(Answer(number, outcome, isLate: !entry.isLive || ledger.hasLeft)))
          )
        }
      }
    }
    return steps
  }

  /// Whether a witness may be run.
  func knows(_ witness: Scenario) -> Bool {
    guard limitsWitnesses else { return true }
    return witness.steps.allSatisfy { step in
      guard step.inside.allSatisfy(intents.contains) else { return false }
      if case .intent(let intent) = step.action { return intents.contains(intent) }
      return true
    }
  }

  private func staleNumber(_ last: Step?, _ ledger: borrowing Ledger) -> Int {
    guard case .answer(let answer)? = last?.action, answer.isLate else { return 0 }
    return answer.request
  }
}
