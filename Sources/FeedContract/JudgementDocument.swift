internal import FeedModel

/// What the contract says of one run, as plain data: a part of several documents.
public struct JudgementDocument: Hashable, Sendable, Codable {
  /// A rule whose situation arose, or that was broken.
  public struct Entry: Hashable, Sendable, Codable {
    /// The number, as in `2.1`.
    public let rule: String

    /// `held` or `broken`.
    public let verdict: String

    /// In how many steps the rule's situation arose.
    public let situations: Int

    /// Every breach, in the order of the steps.
    public let violations: [Breach]
  }

  /// One rule broken in one step.
  public struct Breach: Hashable, Sendable, Codable {
    /// The number of the step in the trace, from 1; 0 for the making and first binding of the feed.
    public let step: Int

    /// What was seen.
    public let observed: String

    /// What the rule demands instead.
    public let expected: String
  }

  /// What happened.
  public let trace: TraceDocument

  /// The rules that say something of the run, in order.
  public let rules: [Entry]

  /// The numbers of the rules whose situation never arose.
  public let notExercised: [String]

  /// What is counted of the run.
  public let counts: CountsDocument

  /// Writes a judgement as plain data.
  ///
  /// - Parameters:
  ///   - judgement: The judgement.
  ///   - rules: The rules that it judged by.
  public init(_ judgement: Judgement, rules: RuleSet = .all) {
    trace = TraceDocument(judgement.trace)
    let verdicts = rules.rules.map { (rule: $0, verdict: judgement.verdict(on: $0)) }
    self.rules = verdicts.filter { $0.verdict != .notExercised }
      .map { Entry(judgement, $0.rule, $0.verdict) }
    notExercised = verdicts.filter { $0.verdict == .notExercised }.map(\.rule.description)
    counts = CountsDocument(judgement.trace)
  }
}

extension JudgementDocument.Entry {
  init(_ judgement: Judgement, _ rule: RuleID, _ verdict: Verdict) {
    self.rule = rule.description
    self.verdict = verdict.word
    situations = judgement.situations(of: rule)
    violations = judgement.violations.filter { $0.rule == rule }.map { violation in
      JudgementDocument.Breach(
        step: violation.stepNumber,
        observed: violation.observed,
        expected: violation.expected
      )
    }
  }
}
