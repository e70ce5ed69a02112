internal import FeedModel

extension Check {
  /// Rules 1.1 to 1.4, 1.7 and 1.8: when a request may leave.
  static let requests: [Check] = [
    Check(1, 1) { moment, finding in
      let facts = moment.facts
      switch moment.stimulus {
      case .intent(.refresh): finding.arises(facts.hasLiveRefresh || facts.hasLiveAppend)
      case .intent(.loadMore): finding.arises(facts.hasLiveAppend)
      default: break
      }
      for sending in moment.sendings {
        if sending.surplus == .besideAnother {
          finding.breaks(
            "\(moment.text(of: sending)) while another request is open",
            "no request: \(moment.policyText(of: sending))"
          )
        } else if sending.besideOpenAppend, sending.ordinal == 1, sending.surplus == nil {
          finding.breaks(
            "\(moment.text(of: sending)) while an earlier append is still open",
            "at most one open append"
          )
        }
      }
    },
    Check(1, 2) { moment, finding in
      let facts = moment.facts
      if moment.stimulus == .intent(.loadMore) {
        finding.arises(facts.hasLiveRefresh || facts.cursor == .notLoaded)
      }
      moment.blame(.beforeFirstPage, &finding, "no request before the first page has succeeded")
    },
    Check(1, 3) { moment, finding in
      finding.arises(moment.stimulus == .intent(.loadMore) && moment.facts.cursor == .end)
      moment.blame(.afterEnd, &finding, "no request after the end of the feed")
    },
    Check(1, 4) { moment, finding in
      finding.arises(
        !moment.causes.isDisjoint(with: [.refreshFailed, .appendFailed, .retried, .removed])
      )
      moment.blame(.uncalled, &finding, "no request that nobody asked for")
      moment.blame(absence: .automaticRetry, &finding)
      for sending in moment.sendings {
        guard let prediction = sending.prediction, prediction.reason == .automaticRetry else {
          continue
        }
        let request = moment.request(sending)
        if request.attempt != prediction.attempt || request.delay != prediction.delay
          || request.key != prediction.key
        {
          finding.breaks(
            "\(moment.text(of: sending)), attempt \(request.attempt) after \(request.delay)",
            "key \(prediction.key), attempt \(prediction.attempt) after \(prediction.delay)"
          )
        }
      }
    },
    Check(1, 7) { moment, finding in
      guard moment.causes.contains(.bound) else { return }
      finding.arises(true)
      moment.blame(.forObserver, &finding, "no request for one more observer")
      let observer = moment.before.observers
      let states = moment.states(of: observer)
      if states.count != 1 {
        finding.breaks("\(states.count) states at once", "one state at once: the current one")
      } else if let fault = moment.difference(states[0], moment.before.state) {
        finding.breaks(fault.observed, fault.expected)
      }
    },
    Check(1, 8) { moment, finding in
      if case .intent = moment.stimulus { finding.arises(!moment.sendings.isEmpty) }
      moment.blame(.again, &finding, "at most one request for one intent")
    },
  ]
}
