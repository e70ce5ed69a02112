internal import FeedModel

/// What two runs of the same order must agree on when all is over.
struct Outcome: Equatable {
  let state: FeedState?
  let requests: [PageRequest]
  let failures: [FeedFailure]

  init(_ run: Run) {
    var state: FeedState?
    var failures: [FeedFailure] = []
    for event in run.log.events {
      switch event {
      case .state(0, let shown): state = shown
      case .failure(0, let failure): failures.append(failure)
      default: break
      }
    }
    self.state = state
    self.failures = failures
    requests = run.log.requests.map(\.request)
  }

  static func == (first: Outcome, second: Outcome) -> Bool {
    first.difference(from: second) == nil
  }

  /// The first difference from another outcome, in words; nil when they are equal.
  func difference(from other: Outcome) -> Fault? {
    if requests != other.requests {
      return Fault(
        observed: "requests " + requests.map(\.text).joined(separator: ", "),
        expected: "requests " + other.requests.map(\.text).joined(separator: ", ")
      )
    }
    if failures != other.failures {
      return Fault(
        observed: "announced " + failures.map(\.text).joined(separator: ", "),
        expected: "announced " + other.failures.map(\.text).joined(separator: ", ")
      )
    }
    if let state, let expected = other.state, Faults(state, expected).isEmpty { return nil }
    guard state != other.state else { return nil }
    return Fault(
      observed: state?.text ?? "no state",
      expected: other.state?.text ?? "no state"
    )
  }
}
