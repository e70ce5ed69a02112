internal import FeedModel

extension Worker {
  /// Runs the order on the other feed too, and compares when nothing is in flight.
  func compare(_ run: Run, _ companion: Architecture) {
    let other = Run(of: companion)
    for step in start + path { other.perform(step) }
    result.agreement.first.add(EmissionCounts(run.log.events))
    result.agreement.second.add(EmissionCounts(other.log.events))
    guard run.isQuiescent, other.isQuiescent else { return }
    result.agreement.quiescent += 1
    guard result.agreement.disagreement == nil, Outcome(other) != Outcome(run) else { return }
    result.agreement.disagreement = Scenario(steps: start + path)
  }
}

extension Run {
  /// Whether nothing is in flight.
  public var isQuiescent: Bool { log.requests.allSatisfy { !$0.isOpen } }
}
