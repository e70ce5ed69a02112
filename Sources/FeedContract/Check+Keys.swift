internal import FeedModel

extension Check {
  /// Rules 1.5, 1.6 and 1.9: what a request asks for.
  static let keys: [Check] = [
    Check(1, 5) { moment, finding in
      finding.arises(
        !moment.causes.isDisjoint(with: [.appendSent, .appendFailed, .appendSuperseded])
      )
      moment.blame(absence: .followingPage, &finding)
      for sending in moment.sendings where moment.keyFault(sending) == .followingPage {
        finding.breaks(moment.text(of: sending), moment.expectedText(of: sending))
      }
      guard moment.faults.contains(.cursor), !moment.pages.contains(.repeated) else { return }
      let differsInEnd = moment.endDiffers
      switch moment.turn {
      case .appendPage where !differsInEnd && !moment.pages.contains(.allSeen),
        .appendFailure where !moment.shown.hasReachedEnd,
        .retrying where !moment.shown.hasReachedEnd,
        .removal:
        moment.breakCursor(&finding)
      case .intent where !differsInEnd && moment.after.state.cursor != .notLoaded:
        moment.breakCursor(&finding)
      default: break
      }
    },
    Check(1, 6) { moment, finding in
      finding.arises(moment.causes.contains(.refreshSent) && moment.before.state.isLoaded)
      moment.blame(absence: .firstPage, &finding)
      for sending in moment.sendings where moment.keyFault(sending) == .firstPage {
        finding.breaks(moment.text(of: sending), moment.expectedText(of: sending))
      }
      guard moment.faults.contains(.cursor), !moment.pages.contains(.repeated) else { return }
      if moment.turn == .refreshPage, !moment.endDiffers,
        moment.shown.isLoaded || !moment.pages.contains(.empty)
      {
        moment.breakCursor(&finding)
      }
    },
    Check(1, 9) { moment, finding in
      finding.arises(!moment.sendings.isEmpty)
      moment.blame(.withoutTopic, &finding, "no request while nothing is chosen")
      for sending in moment.sendings {
        guard let prediction = sending.prediction else { continue }
        let request = moment.request(sending)
        if request.topic != prediction.topic {
          finding.breaks(moment.text(of: sending), moment.expectedText(of: sending))
        } else if request.pageSize != moment.policies.pageSize {
          finding.breaks("page size \(request.pageSize)", "page size \(moment.policies.pageSize)")
        } else if moment.keyFault(sending) == .topic {
          finding.breaks(moment.text(of: sending), moment.expectedText(of: sending))
        }
      }
    },
  ]
}
