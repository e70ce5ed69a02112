import FeedContract

/// What `break` showed, as JSON.
struct BreakDocument: Codable {
  /// One feed and what the rule says of it.
  struct Feed: Codable {
    let feed: String

    /// `held`, `broken` or `notExercised`; left out when its policies are fixed and others are needed.
    let verdict: String?

    /// Its run, judged by this rule alone; left out likewise.
    let judgement: JudgementDocument?
  }

  static let schema = "diptych.break/1"

  /// The version of this shape.
  let schema: String

  /// The version of the contract's rules.
  let contract: Int

  /// The rule that is broken on purpose.
  let rule: RulesDocument.Entry

  /// What is wrong with the wrong feed.
  let fault: String

  /// What both feeds are put through, in the notation.
  let scenario: String

  /// Whether the contract caught the wrong feed.
  let isCaught: Bool

  /// The feed that is wrong in just this rule.
  let wrong: Feed

  /// Whether the subject keeps the rule in the same sequence.
  let isHeld: Bool

  /// The feed it is compared with.
  let subject: Feed
}

extension BreakDocument.Feed {
  init(_ name: String, _ judgement: Judgement?, _ rule: RuleID) {
    feed = name
    verdict = judgement?.verdict(on: rule).word
    self.judgement = judgement.map { JudgementDocument($0, rules: RuleSet([rule])) }
  }
}
