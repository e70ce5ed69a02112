internal import FeedModel

extension Check {
  /// Rules 3.1 to 3.3: the two load states.
  static let spinners: [Check] = [
    Check(3, 1) { moment, finding in
      let state = moment.before.state
      finding.arises(
        (state.append != .idle && (moment.refreshEnds > 0 || moment.causes.contains(.refreshSent)))
          || (state.refresh != .idle
            && (moment.appendEnds > 0 || moment.causes.contains(.appendSent)))
      )
      for direction in Direction.allCases where moment.blame(direction) == .separate {
        moment.breakStatus(direction, &finding)
      }
    },
    Check(3, 2) { moment, finding in
      finding.arises(moment.refreshEnds + moment.appendEnds > 0)
      for direction in Direction.allCases {
        if moment.blame(direction) == .end {
          moment.breakStatus(direction, &finding)
        } else if moment.turn != .left, moment.turn != .stale {
          let ends = moment.shownEnds(of: direction)
          let allowed = direction == .refresh ? moment.refreshEnds : moment.appendEnds
          if ends > max(allowed, 1) || (ends > allowed && moment.isLoading(direction)) {
            finding.breaks("\(ends) ends of the \(direction) spinner", "\(allowed)")
          }
        }
      }
    },
    Check(3, 3) { moment, finding in
      finding.arises(
        !moment.causes.isDisjoint(with: [.refreshSuperseded, .appendSuperseded])
      )
      for direction in Direction.allCases where moment.blame(direction) == .supersededEnd {
        moment.breakStatus(direction, &finding)
      }
    },
  ]
}
