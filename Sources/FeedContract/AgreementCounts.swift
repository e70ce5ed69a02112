/// How the runs of two feeds compare, counted over many orders.
struct AgreementCounts: Sendable {
  /// How many orders ended with nothing in flight.
  var quiescent = 0
  var first = EmissionCounts()
  var second = EmissionCounts()

  /// A shortest order after which the feeds differ.
  var disagreement: Scenario?

  mutating func add(_ later: AgreementCounts) {
    quiescent += later.quiescent
    first.add(later.first)
    second.add(later.second)
    guard let scenario = later.disagreement else { return }
    if let known = disagreement, known.steps.count <= scenario.steps.count { return }
    disagreement = scenario
  }
}
