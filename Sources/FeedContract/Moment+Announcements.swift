internal import FeedModel

extension Moment {
  /// Whether announcements are judged by their number and content, and by no narrower rule.
  var announcementsAreJudged: Bool {
    turn != .stale && turn != .left && !pages.contains(.repeated) && !after.hasLeft
  }

  /// Whether something was superseded or cancelled while nothing failed.
  var wasCancelledWithoutFailure: Bool {
    expectedFailures.isEmpty
      && !causes.isDisjoint(with: [.refreshSuperseded, .appendSuperseded])
  }

  /// What is wrong with the announcements of the step.
  var announcementFault: Fault? {
    for observer in 0..<after.observers {
      let expected = observer < before.observers ? expectedFailures : []
      var count = 0
      var wrong: FeedFailure?
      for case .failure(observer, let failure) in events {
        if count < expected.count, expected[count] != failure { wrong = failure }
        count += 1
      }
      if count != expected.count {
        return Fault(
          observed: "observer \(observer) was told of \(count) failures",
          expected: "\(expected.count)",
          isCount: true
        )
      }
      if let wrong {
        return Fault(
          observed: "announced: \(wrong.text)",
          expected: expected.map(\.text).joined(separator: ", ")
        )
      }
    }
    return nil
  }
}
