internal import FeedModel

extension Check {
  /// Rules 3.9 and 3.10: life after a failure.
  static let attempts: [Check] = [
    Check(3, 9) { moment, finding in
      if moment.before.failures > 0 {
        finding.arises(moment.sendings.contains { $0.prediction?.reason == .intent })
      }
      moment.blame(absence: .afterFailure, &finding)
    },
    Check(3, 10) { moment, finding in
      finding.arises(moment.stimulus == .intent(.retry))
      moment.blame(.withoutFailure, &finding, moment.retryText)
      moment.blame(absence: .retry, &finding)
      for sending in moment.sendings where moment.keyFault(sending) == .retry {
        finding.breaks(moment.text(of: sending), moment.expectedText(of: sending))
      }
    },
  ]
}
