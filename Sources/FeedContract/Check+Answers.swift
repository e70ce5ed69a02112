internal import FeedModel

extension Check {
  /// Rules 2.1, 2.2 and 4.2: answers that no longer count, and the topic that does.
  static let answers: [Check] = [
    Check(2, 1) { moment, finding in
      guard moment.causes.contains(.stale), !moment.after.hasLeft else { return }
      finding.arises(true)
      moment.blame(.afterStaleAnswer, &finding, "no request after an answer that no longer counts")
      guard moment.turn == .stale else { return }
      for event in moment.events {
        switch event {
        case .state(_, let state):
          if let fault = moment.staleFault(state) { finding.breaks(fault.observed, fault.expected) }
        case .failure(_, let failure):
          finding.breaks("announced: \(failure.text)", "nothing")
        default: break
        }
      }
    },
    Check(2, 2) { moment, finding in
      guard moment.causes.contains(.stale) else { return }
      finding.arises(!moment.before.live.isEmpty)
      guard moment.turn == .stale else { return }
      for case .state(_, let state) in moment.events {
        let before = moment.before.state
        if before.refresh.isLoading, !state.refresh.isLoading {
          finding.breaks("refresh \(state.refresh.text)", "refresh loading: its request is open")
        }
        if before.append.isLoading, !state.append.isLoading {
          finding.breaks("append \(state.append.text)", "append loading: its request is open")
        }
      }
    },
    Check(4, 2) { moment, finding in
      finding.arises(
        moment.causes.contains(.staleTopic)
          || (moment.causes.contains(.topicChosen) && moment.before.generation > 0)
      )
      moment.blame(absence: .topic, &finding)
      switch moment.turn {
      case .stale where moment.causes.contains(.staleTopic):
        for case .state(_, let state) in moment.events
        where state.items != moment.before.state.items {
          finding.breaks(
            "rows [\(state.items.text)]",
            "rows [\(moment.before.state.items.text)] of the topic chosen last"
          )
        }
      case .choice:
        if !moment.faults.isDisjoint(with: [.topic, .items, .stale]) {
          moment.breakState(&finding)
        }
      case .stale, .bound, .left: break
      default:
        if moment.faults.contains(.topic) { moment.breakState(&finding) }
        if moment.turn == .refreshPage, moment.faults.contains(.stale) {
          moment.breakState(&finding)
        }
      }
    },
  ]
}
