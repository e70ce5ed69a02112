internal import FeedModel

extension Check {
  /// Rules 3.5 to 3.8: failures and what is told of them.
  static let errors: [Check] = [
    Check(3, 5) { moment, finding in
      finding.arises(
        !moment.expectedFailures.isEmpty
          || (moment.causes.contains(.bound) && moment.before.failures > 0)
      )
      guard moment.announcementsAreJudged, !moment.wasCancelledWithoutFailure else { return }
      if let fault = moment.announcementFault, fault.isCount {
        finding.breaks(fault.observed, fault.expected)
      }
    },
    Check(3, 6) { moment, finding in
      finding.arises(!moment.expectedFailures.isEmpty)
      if moment.announcementsAreJudged, let fault = moment.announcementFault, !fault.isCount {
        finding.breaks(fault.observed, fault.expected)
      }
      for sending in moment.sendings {
        // Choosing the chosen topic again may load the list again or begin anew.
        guard let prediction = sending.prediction, prediction.reason != .sameTopic else { continue }
        let operation = moment.request(sending).operation
        if operation != prediction.operation {
          finding.breaks("a request for \(operation.text)", "for \(prediction.operation.text)")
        }
      }
      guard !moment.pages.contains(.repeated) else { return }
      switch moment.turn {
      case .refreshFailure, .appendFailure, .retrying:
        if moment.faults.contains(.items) { moment.breakRows(&finding) }
      default: break
      }
      for direction in Direction.allCases where moment.blame(direction) == .failure {
        moment.breakStatus(direction, &finding)
      }
    },
    Check(3, 7) { moment, finding in
      let state = moment.before.state
      finding.arises(
        (state.refresh.error != nil && moment.causes.contains(.refreshSent))
          || (state.append.error != nil
            && !moment.causes.isDisjoint(with: [.appendSent, .refreshSucceeded, .topicChosen]))
      )
      for direction in Direction.allCases where moment.blame(direction) == .oldError {
        moment.breakStatus(direction, &finding)
      }
    },
    Check(3, 8) { moment, finding in
      finding.arises(
        !moment.causes.isDisjoint(with: [.refreshSuperseded, .appendSuperseded])
          || (moment.turn == .left && !moment.before.live.isEmpty)
      )
      for direction in Direction.allCases where moment.blame(direction) == .cancelledError {
        moment.breakStatus(direction, &finding)
      }
      if moment.wasCancelledWithoutFailure || moment.turn == .left {
        for case .failure(_, let failure) in moment.events {
          finding.breaks("announced: \(failure.text)", "nothing: it was cancelled")
        }
      }
    },
  ]
}
