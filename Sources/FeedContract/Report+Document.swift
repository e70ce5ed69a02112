extension Report {
  /// Reads a report from plain data.
  ///
  /// - Parameter document: The data.
  /// - Throws: ``DocumentError`` when a rule, verdict or order is none.
  public init(_ document: ReportDocument) throws(DocumentError) {
    guard document.schema == ReportDocument.schema else {
      throw .schema(found: document.schema, expected: ReportDocument.schema)
    }
    var rules: [RuleReport] = []
    for entry in document.rules { rules.append(try RuleReport(entry, document)) }
    self.init(
      name: document.feed,
      policies: document.policies,
      alphabet: document.alphabet,
      start: document.start ?? "",
      depth: document.depth,
      requestedDepth: document.requestedDepth,
      orders: document.orders,
      shards: document.shards,
      isComplete: document.isComplete,
      rules: rules
    )
  }
}

extension RuleReport {
  init(_ entry: ReportDocument.Entry, _ document: ReportDocument) throws(DocumentError) {
    guard let rule = RuleID(entry.rule) else { throw .value(entry.rule, of: "rule") }
    guard ["held", "broken", "notExercised"].contains(entry.verdict) else {
      throw .value(entry.verdict, of: "verdict")
    }
    self.rule = rule
    situations = entry.situations
    counterexample = try entry.counterexample.map { example throws(DocumentError) in
      try Counterexample(example, rule)
    }
    verdict = Verdict(
      broken: entry.verdict == "broken" ? counterexample?.scenario.steps.count ?? 0 : nil,
      depth: document.depth,
      orders: document.orders,
      situations: entry.situations
    )
  }
}

extension Counterexample {
  init(_ example: ReportDocument.Example, _ rule: RuleID) throws(DocumentError) {
    guard let scenario = try? Scenario(example.scenario) else {
      throw .value(example.scenario, of: "scenario")
    }
    let violation = Violation(
      rule: rule,
      stepNumber: example.step,
      observed: example.observed,
      expected: example.expected
    )
    self.init(scenario: scenario, violation: violation, diagram: example.diagram)
  }
}
