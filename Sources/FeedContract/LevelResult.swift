/// What one worker found among the orders of one length.
struct LevelResult: Sendable {
  /// How many orders were run to their end.
  var orders = 0

  /// How often each rule's situation arose, in the order of `RuleSet.tested`.
  var situations = [Int](repeating: 0, count: RuleSet.tested.count)

  /// A shortest order that breaks each rule, in the same order.
  var broken = [Scenario?](repeating: nil, count: RuleSet.tested.count)

  /// How two feeds compare, when two are run.
  var agreement = AgreementCounts()

  mutating func note(_ scenario: @autoclosure () -> Scenario, length: Int, breaks place: Int) {
    if let known = broken[place], known.steps.count <= length { return }
    broken[place] = scenario()
  }

  /// Adds what another worker found among later orders.
  mutating func add(_ later: LevelResult) {
    orders += later.orders
    agreement.add(later.agreement)
    for place in situations.indices {
      situations[place] += later.situations[place]
      if let scenario = later.broken[place] {
        note(scenario, length: scenario.steps.count, breaks: place)
      }
    }
  }
}
