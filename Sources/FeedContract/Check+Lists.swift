internal import FeedModel

extension Check {
  /// Rules 2.3 to 2.6: the rows.
  static let lists: [Check] = [
    Check(2, 3) { moment, finding in
      finding.arises(
        !moment.causes.isDisjoint(with: [.refreshSucceeded, .appendSucceeded])
          && !moment.before.state.items.isEmpty
      )
      switch moment.turn {
      case .stale, .bound, .left, .nothing: return
      default: break
      }
      for case .state(_, let state) in moment.events
      where !moment.stages.contains(where: { $0.items == state.items })
        && state.items != moment.shown.items
      {
        finding.breaks(
          "rows [\(state.items.text)] on the way",
          "rows " + moment.stages.map { "[\($0.items.text)]" }.joined(separator: " then ")
        )
      }
      guard moment.faults.contains(.items), !moment.pages.contains(.repeated) else { return }
      switch moment.turn {
      case .refreshPage, .intent, .removal: moment.breakRows(&finding)
      case .appendPage:
        if !moment.pages.contains(.overlapping), !moment.keepsEarlierRows {
          moment.breakRows(&finding)
        }
      default: break
      }
    },
    Check(2, 4) { moment, finding in
      guard moment.turn == .appendPage else { return }
      finding.arises(!moment.before.state.items.isEmpty && !moment.pages.contains(.empty))
      if moment.faults.contains(.items), moment.keepsEarlierRows,
        moment.pages.isDisjoint(with: [.overlapping, .repeated])
      {
        moment.breakRows(&finding)
      }
    },
    Check(2, 5) { moment, finding in
      finding.arises(moment.pages.contains(.overlapping))
      for case .state(_, let state) in moment.events where !moment.before.hasLeft {
        if let twice = state.items.firstRepeatedIdentity {
          finding.breaks("row \(twice) twice in [\(state.items.text)]", "every row once")
        }
      }
      if moment.turn == .appendPage, moment.faults.contains(.items),
        moment.pages.contains(.overlapping), !moment.pages.contains(.repeated)
      {
        moment.breakRows(&finding)
      }
    },
    Check(2, 6) { moment, finding in
      finding.arises(moment.pages.contains(.allSeen))
      moment.blame(absence: .pageAfterSeenRows, &finding)
      for sending in moment.sendings where moment.keyFault(sending) == .pageAfterSeenRows {
        finding.breaks(moment.text(of: sending), moment.expectedText(of: sending))
      }
      if moment.turn == .appendPage, moment.faults.contains(.cursor),
        moment.pages.contains(.allSeen), !moment.pages.contains(.repeated)
      {
        moment.breakCursor(&finding)
      }
    },
  ]
}
