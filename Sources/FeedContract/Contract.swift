internal import FeedModel

/// The contract, in one line: explore a feed, or demand that it holds.
///
/// In a test of any framework:
///
/// ```swift
/// @Test func `my feed keeps the contract`() throws {
///   try Contract.verify(Architecture(name: "Mine") { MyFeed(source: $0) }, depth: 4)
/// }
/// ```
public enum Contract {
  /// The version of the rules.
  public static let version = 1

  /// Explores a feed.
  ///
  /// - Parameters:
  ///   - architecture: The feed.
  ///   - exploration: What to explore, and how.
  ///   - progress: Called from several threads, now and then.
  ///   - isCancelled: Asked now and then; after true the report says what was reached.
  /// - Returns: A verdict for each rule. The same for the same arguments, whatever the number of
  ///   threads.
  public static func explore(
    _ architecture: Architecture,
    _ exploration: Exploration = Exploration(),
    progress: @escaping @Sendable (Progress) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> Report {
    Explorer(architecture, exploration, progress: progress, isCancelled: isCancelled).explore()
  }

  /// Explores a feed and throws unless every rule is kept.
  ///
  /// - Parameters:
  ///   - architecture: The feed.
  ///   - depth: The length of the longest orders.
  ///   - alphabet: What is put together.
  ///   - rules: The rules to judge by.
  /// - Returns: The report.
  /// - Throws: ``ContractFailure``, whose description is the whole report of what broke.
  @discardableResult
  public static func verify(
    _ architecture: Architecture,
    depth: Int = 4,
    alphabet: Alphabet = .full,
    rules: RuleSet = .all
  ) throws(ContractFailure) -> Report {
    let report = explore(architecture, Exploration(alphabet: alphabet, depth: depth, rules: rules))
    guard report.isHeld else { throw ContractFailure(report: report) }
    return report
  }

  /// Judges one scenario.
  ///
  /// - Parameters:
  ///   - scenario: What happens.
  ///   - architecture: The feed.
  ///   - rules: The rules to judge by.
  /// - Returns: Every breach, and the trace; nil when the feed's policies are fixed and the scenario
  ///   needs others.
  public static func judge(
    _ scenario: Scenario,
    _ architecture: Architecture,
    rules: RuleSet = .all
  ) -> Judgement? {
    guard let fitting = architecture.under(scenario.policies(on: architecture.policies)) else {
      return nil
    }
    let run = Run(of: fitting)
    run.perform(scenario)
    var judgement = Judgement(run, rules: rules)
    judgement.add(Probe.faults(scenario, fitting, rules), at: scenario.steps.count)
    return judgement
  }

  /// The policies that a feed is explored under: its own, then every other value of every choice.
  ///
  /// - Parameter architecture: The feed.
  /// - Returns: The architecture under each; just itself when its policies are fixed.
  public static func variants(of architecture: Architecture) -> [Architecture] {
    var variants = [architecture]
    for choice in PolicyChoice.all {
      for value in choice.values where value != choice.value(in: architecture.policies) {
        var policies = architecture.policies
        guard (try? choice.set(value, in: &policies)) != nil else { continue }
        if let variant = architecture.under(policies) { variants.append(variant) }
      }
    }
    return variants
  }
}
