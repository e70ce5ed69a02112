internal import FeedModel

/// What an exploration found.
public struct Report: Hashable, Sendable {
  /// The feed's name.
  public let name: String

  /// The policies other than the default, as in `P1=queue`; `default` when there are none.
  public let policies: String

  /// The name of the alphabet.
  public let alphabet: String

  /// The steps after which the orders began, in the contract's notation; empty for a fresh feed.
  public let start: String

  /// The length up to which every order was run.
  public let depth: Int

  /// The length that was asked for.
  public let requestedDepth: Int

  /// How many orders were run, each on a fresh feed.
  public let orders: Int

  /// The parts of the exploration that are in the report, as in `1/4`.
  public let shards: [String]

  /// Whether the exploration was not interrupted.
  public let isComplete: Bool

  /// What is said of each rule that was judged, in order.
  public let rules: [RuleReport]

  /// Whether no rule was broken and at least one was exercised.
  public var isHeld: Bool {
    !rules.contains { $0.verdict.isBroken } && rules.contains { $0.verdict.isHeld }
  }

  /// The rules that were broken.
  public var broken: [RuleReport] { rules.filter(\.verdict.isBroken) }

  /// The rules whose situation never arose.
  public var notExercised: [RuleID] { rules.filter { $0.verdict == .notExercised }.map(\.rule) }

  /// What is said of one rule.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: The rule's part of the report; nil when it was not judged.
  public func of(_ rule: RuleID) -> RuleReport? { rules.first { $0.rule == rule } }

  init(
    name: String,
    policies: String,
    alphabet: String,
    start: String,
    depth: Int,
    requestedDepth: Int,
    orders: Int,
    shards: [String],
    isComplete: Bool,
    rules: [RuleReport]
  ) {
    self.name = name
    self.policies = policies
    self.alphabet = alphabet
    self.start = start
    self.depth = depth
    self.requestedDepth = requestedDepth
    self.orders = orders
    self.shards = shards
    self.isComplete = isComplete
    self.rules = rules
  }

  init(
    _ architecture: Architecture,
    _ exploration: Exploration,
    _ result: LevelResult,
    depth: Int,
    isComplete: Bool
  ) {
    let rules = exploration.rules.rules.map { rule in
      let place = RuleSet.tested.firstIndex(of: rule) ?? 0
      let situations = result.situations[place]
      let example = result.broken[place].flatMap { Counterexample(rule, $0, architecture) }
      let verdict = Verdict(
        broken: example?.scenario.steps.count ?? result.broken[place]?.steps.count,
        depth: depth,
        orders: result.orders,
        situations: situations
      )
      return RuleReport(
        rule: rule,
        verdict: verdict,
        situations: situations,
        counterexample: example
      )
    }
    self.init(
      name: architecture.name,
      policies: architecture.policies.description,
      alphabet: exploration.alphabet.name,
      start: Scenario(steps: exploration.start).stepText,
      depth: depth,
      requestedDepth: exploration.depth,
      orders: result.orders,
      shards: [exploration.shard.description],
      isComplete: isComplete,
      rules: rules
    )
  }
}

extension Verdict {
  init(broken steps: Int?, depth: Int, orders: Int, situations: Int) {
    if let steps {
      self = .broken(steps: steps)
    } else {
      self =
        situations == 0
        ? .notExercised : .held(depth: depth, orders: orders, situations: situations)
    }
  }
}
