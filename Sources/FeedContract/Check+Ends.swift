internal import FeedModel

extension Check {
  /// Rules 2.7 to 2.10 and 3.4: the end, and where a feed goes on.
  static let ends: [Check] = [
    Check(2, 7) { moment, finding in
      finding.arises(
        !moment.causes.isDisjoint(with: [.refreshFailed, .appendFailed, .appendSuperseded])
          || !moment.pages.isDisjoint(with: [.end, .empty])
      )
      moment.blame(absence: .pageAfterEmptyPage, &finding)
      for sending in moment.sendings where moment.keyFault(sending) == .pageAfterEmptyPage {
        finding.breaks(moment.text(of: sending), moment.expectedText(of: sending))
      }
      guard moment.faults.contains(.cursor), !moment.pages.contains(.repeated) else { return }
      switch moment.turn {
      case .appendPage where moment.endDiffers && !moment.pages.contains(.allSeen),
        .refreshPage
      where moment.endDiffers && moment.pages.contains(.firstLoad)
        && (moment.shown.isLoaded || !moment.pages.contains(.empty)),
        .refreshFailure where !moment.before.state.isLoaded,
        .appendFailure where moment.shown.hasReachedEnd,
        .retrying where moment.shown.hasReachedEnd,
        .intent where moment.shown.hasReachedEnd:
        moment.breakCursor(&finding)
      default: break
      }
    },
    Check(2, 8) { moment, finding in
      let isRefresh = !moment.causes.isDisjoint(with: [.refreshFailed, .refreshSucceeded])
      // With P6 = clear the earlier list is gone by now, and the refresh is the second one.
      finding.arises(isRefresh && (moment.before.state.isLoaded || moment.before.generation > 1))
      guard moment.before.state.isLoaded else { return }
      guard moment.faults.contains(.cursor), !moment.pages.contains(.repeated) else { return }
      switch moment.turn {
      case .refreshPage where moment.endDiffers && moment.pages.contains(.refresh),
        .refreshFailure:
        moment.breakCursor(&finding)
      default: break
      }
    },
    Check(2, 9) { moment, finding in
      finding.arises(
        moment.pages.contains(.repeated) || moment.pages.isSuperset(of: [.append, .empty])
          || moment.sendings.contains { $0.prediction?.reason == .autoFill }
      )
      moment.blame(.afterPage, &finding, "no further request for this intent")
      moment.blame(absence: .fill, &finding)
      guard moment.pages.contains(.repeated) else { return }
      if !moment.faults.isEmpty {
        moment.breakState(&finding)
      } else if let fault = moment.announcementFault {
        finding.breaks(fault.observed, fault.expected)
      }
    },
    Check(2, 10) { moment, finding in
      guard moment.pages.isSuperset(of: [.firstLoad, .empty]), !moment.pages.contains(.repeated)
      else { return }
      finding.arises(true)
      if !moment.shown.isLoaded {
        finding.breaks("not loaded", "loaded and empty")
      } else if moment.shown.refresh.error != nil {
        finding.breaks("refresh \(moment.shown.refresh.text)", "loaded and empty, refresh idle")
      }
    },
    Check(3, 4) { moment, finding in
      finding.arises(moment.pages.contains(.end))
      if moment.faults.contains(.cursor), moment.turn == .intent, moment.before.state.hasReachedEnd,
        moment.after.state.hasReachedEnd
      {
        moment.breakCursor(&finding)
      }
      guard moment.pages.contains(.end), moment.after.state.hasReachedEnd else { return }
      var hasEnded = false
      for state in moment.states(of: 0) {
        if hasEnded, !state.hasReachedEnd {
          finding.breaks("the end, and then \(state.cursor.text)", "the end as the last status")
        }
        if state.hasReachedEnd, !moment.before.state.hasReachedEnd { hasEnded = true }
      }
    },
  ]
}
