internal import FeedModel

extension Check {
  /// Rules 4.1, 4.3, 4.5 and 4.6: what every emission and the end of a feed must be like.
  static let consistency: [Check] = [
    Check(4, 1) { moment, finding in
      guard !moment.after.hasLeft else { return }
      for case .state(_, let state) in moment.events {
        finding.arises(true)
        if state.append.isLoading, state.hasReachedEnd, !moment.appendsAtEnd {
          finding.breaks("no more and appending at once", "one or the other")
        } else if moment.mixesGenerations(state) {
          finding.breaks("\(state.text), of two generations", "a state of one generation")
        }
      }
      guard moment.faults.contains(.cursor), moment.turn != .stale, moment.turn != .bound else {
        return
      }
      let isForgotten = moment.after.state.cursor == .notLoaded
      if moment.turn == .choice || (moment.turn == .intent && isForgotten && !moment.endDiffers) {
        moment.breakCursor(&finding)
      }
    },
    Check(4, 3) { moment, finding in
      guard !moment.after.hasLeft else { return }
      for observer in 0..<moment.after.observers {
        var last = observer < moment.before.observers ? moment.before.state : nil
        for case .state(observer, let state) in moment.events {
          finding.arises(true)
          if state == last {
            finding.breaks("the same state twice in a row: \(state.text)", "one emission")
          }
          last = state
        }
      }
    },
    Check(4, 5) { moment, finding in
      finding.arises(moment.causes.contains(.reentrant))
      moment.blame(absence: .fromInside, &finding)
      for case .nested(let observer) in moment.events {
        finding.breaks("observer \(observer) was called inside a call", "one call after the other")
      }
    },
    Check(4, 6) { moment, finding in
      if moment.log.retainedHandles > 2 {
        finding.breaks(
          "\(moment.log.retainedHandles) requests that are over are still held",
          "nothing left of a finished request"
        )
      }
      guard moment.after.hasLeft else { return }
      finding.arises(true)
      moment.blame(.afterTeardown, &finding, "no request after the end")
      for event in moment.events {
        switch event {
        case .state(_, let state): finding.breaks("a state after the end: \(state.text)", "nothing")
        case .failure where moment.turn != .left:
          finding.breaks("a failure after the end", "nothing")
        case .sent: finding.breaks("a request after the end", "nothing")
        case .retained: finding.breaks("the feed is still there", "nothing retained")
        default: break
        }
      }
      if let open = moment.log.requests.firstIndex(where: \.isOpen) {
        finding.breaks("request \(open + 1) is still open", "every request cancelled")
      }
    },
  ]
}
