internal import FeedModel

extension Moment {
  func text(of sending: Sending) -> String {
    "request \(sending.number) for \(request(sending).text)"
  }

  func expectedText(of sending: Sending) -> String {
    sending.prediction.map(text(of:)) ?? "no request"
  }

  func text(of prediction: Prediction) -> String {
    let topic = Notation.text(of: prediction.topic)
    return "a request for \(prediction.operation.text) »\(prediction.key) of \(topic)"
  }

  /// Which policy keeps a request back.
  func policyText(of sending: Sending) -> String {
    switch (sending.stimulus, sending.facts.hasLiveRefresh) {
    case (.intent(.refresh), true): "P2=\(policies.refreshDuringRefresh.rawValue)"
    case (.intent(.refresh), false): "P1=\(policies.refreshDuringAppend.rawValue)"
    default: "at most one open append"
    }
  }

  var retryText: String {
    if stimulus == .intent(.loadMore) {
      return "no request: P4=\(policies.loadMoreAfterFailure.rawValue), only a retry repeats it"
    }
    return facts.hasLiveRefresh || facts.hasLiveAppend
      ? "no request: an attempt is open already" : "no request: nothing has failed"
  }

  func breakCursor(_ finding: inout Finding) {
    finding.breaks(shown.cursor.text, after.state.cursor.text)
  }

  func breakRows(_ finding: inout Finding) {
    finding.breaks("rows [\(shown.items.text)]", "rows [\(after.state.items.text)]")
  }

  func breakStatus(_ direction: Direction, _ finding: inout Finding) {
    finding.breaks(
      "\(direction) \(direction.status(shown).text)",
      "\(direction) \(direction.status(after.state).text)"
    )
  }

  func breakState(_ finding: inout Finding) {
    if let fault = difference(shown, after.state) { finding.breaks(fault.observed, fault.expected) }
  }

  /// The first part in which two states differ.
  func difference(_ shown: FeedState, _ expected: FeedState) -> Fault? {
    let faults = Faults(shown, expected)
    if faults.contains(.topic) {
      return Fault(
        observed: "topic \(Notation.text(of: shown.topic))",
        expected: "topic \(Notation.text(of: expected.topic))"
      )
    }
    if faults.contains(.items) {
      return Fault(
        observed: "rows [\(shown.items.text)]",
        expected: "rows [\(expected.items.text)]"
      )
    }
    if faults.contains(.stale) {
      let words = [false: "rows of this topic", true: "rows marked as stale"]
      return Fault(observed: words[shown.isStale] ?? "", expected: words[expected.isStale] ?? "")
    }
    if faults.contains(.cursor) {
      return Fault(observed: shown.cursor.text, expected: expected.cursor.text)
    }
    for direction in Direction.allCases where faults.contains(direction.fault) {
      return Fault(
        observed: "\(direction) \(direction.status(shown).text)",
        expected: "\(direction) \(direction.status(expected).text)"
      )
    }
    return nil
  }

  /// What an answer that no longer counts has changed, besides the end of a spinner (rule 2.2) and
  /// the rows of an earlier topic (rule 4.2).
  func staleFault(_ state: FeedState) -> Fault? {
    var kept = before.state
    if causes.contains(.staleTopic) { kept.items = state.items }
    for direction in Direction.allCases
    where direction.status(kept).isLoading && !direction.status(state).isLoading {
      if direction == .refresh { kept.refresh = state.refresh } else { kept.append = state.append }
    }
    return difference(state, kept)
  }
}
