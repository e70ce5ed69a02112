/// What the contract says of one run.
public struct Judgement: Sendable {
  /// What happened.
  public let trace: Trace

  /// Every breach, in the order of the steps and of the rules within a step.
  public private(set) var violations: [Violation]

  private var situations: [Int]
  private var steps: [[Int]]

  /// Judges a run.
  ///
  /// - Parameters:
  ///   - run: The run, with all its steps performed.
  ///   - rules: The rules to judge by.
  public init(_ run: Run, rules: RuleSet = .all) {
    let judge = Judge(run, rules: rules)
    var violations: [Violation] = []
    var steps = [[Int]](repeating: [], count: RuleSet.tested.count)
    let marks = run.marks
    for (number, mark) in marks.enumerated() {
      let before = judge.situations
      judge.judge(mark.step.action, mark.range, explains: true) { rule, finding in
        violations.append(
          Violation(
            rule: rule,
            stepNumber: number,
            observed: finding.observed,
            expected: finding.expected
          )
        )
      }
      if number == 0 { judge.situations = judge.situations.map { _ in 0 } }
      for place in before.indices where judge.situations[place] > before[place] {
        steps[place].append(number)
      }
    }
    trace = Trace(run)
    self.violations = violations
    situations = judge.situations
    self.steps = steps
  }

  /// Adds what comparing several runs has shown.
  mutating func add(_ faults: [(rule: RuleID, fault: Fault)], at stepNumber: Int) {
    for (rule, fault) in faults where violation(of: rule) == nil {
      violations.append(
        Violation(
          rule: rule,
          stepNumber: stepNumber,
          observed: fault.observed,
          expected: fault.expected
        )
      )
    }
  }

  /// How often a rule's situation arose.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: The number of steps.
  public func situations(of rule: RuleID) -> Int {
    RuleSet.tested.firstIndex(of: rule).map { situations[$0] } ?? 0
  }

  /// The steps at which a rule's situation arose.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: The numbers of the steps, from 1, in order.
  public func steps(of rule: RuleID) -> [Int] {
    RuleSet.tested.firstIndex(of: rule).map { steps[$0] } ?? []
  }

  /// The first breach of a rule.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: The breach; nil when the run keeps the rule.
  public func violation(of rule: RuleID) -> Violation? {
    violations.first { $0.rule == rule }
  }

  /// What the run says of one rule.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: Broken, held or not exercised.
  public func verdict(on rule: RuleID) -> Verdict {
    if let violation = violation(of: rule) { return .broken(steps: violation.stepNumber) }
    let count = situations(of: rule)
    return count == 0
      ? .notExercised : .held(depth: trace.steps.count, orders: 1, situations: count)
  }
}
