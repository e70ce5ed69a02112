import FeedContract
import FeedSpecimens

/// `diptych break`: a rule broken on purpose, and caught.
struct BreakCommand: Command {
  static let name = "break"
  static let summary = "Shows a feed that breaks a rule on purpose, and how it is caught"
  static let help = """
    Usage: diptych break [SUBJECT] RULE [--json]

    Runs the feed that is wrong in just this rule, shows how the contract catches it, then runs
    SUBJECT (FeedTransform unless told otherwise) through the same sequence.
    SUBJECT: \(Subjects.names).

      --json    the rule and both runs as JSON (schema diptych.break/1)

    Exit status: 0 the wrong feed was caught and SUBJECT holds, 1 one of them is not so, 2 SUBJECT has
    fixed policies other than the sequence needs, or never meets the rule in it, 64 wrong usage.
    """

  private let subject: Architecture
  private let rule: RuleID
  private let printsJSON: Bool

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    printsJSON = arguments.takeFlag("--json")
    guard let first = arguments.takeNext() else { throw UsageError("it needs a rule, as in 2.1.") }
    let second = arguments.takeNext()
    subject = try second == nil ? .transform : Subjects.find(first)
    rule = try RuleArgument.read(second ?? first)
    if rule.part == 5 {
      throw UsageError("rule \(rule) concerns bytes; the tests of the network layer break it.")
    }
  }

  func run(on terminal: Terminal) async throws -> ProgramStatus {
    guard let wrong = WrongFeed.breaking(rule), let known = Rule.with(rule) else {
      throw UsageError("there is no wrong feed for rule \(rule).")
    }
    let caught = Contract.judge(wrong.witness, wrong.architecture, rules: RuleSet([rule]))
    let kept = Contract.judge(wrong.witness, subject, rules: RuleSet([rule]))
    let isCaught = BreakCommand.isBroken(caught)
    let isHeld = !BreakCommand.isBroken(kept)
    if printsJSON {
      let document = BreakDocument(
        schema: BreakDocument.schema,
        contract: Contract.version,
        rule: RulesDocument.Entry(known),
        fault: wrong.fault,
        scenario: wrong.witness.description,
        isCaught: isCaught,
        wrong: BreakDocument.Feed(wrong.architecture.name, caught, rule),
        isHeld: isHeld,
        subject: BreakDocument.Feed(subject.name, kept, rule)
      )
      terminal.print(DocumentText.json(of: document))
    } else {
      terminal.print(terminal.styled("\(known)", .strong))
      terminal.print("Intent: \(known.intent).")
      terminal.print()
      terminal.print("\(wrong.architecture.name): \(wrong.fault)")
      if let caught { show(caught, on: terminal) }
      terminal.print(isCaught ? "Caught." : "Not caught.")
      terminal.print()
      terminal.print("\(subject.name), the same sequence")
      if let kept { show(kept, on: terminal) }
      terminal.print(said(of: kept, in: wrong.witness))
    }
    if !isCaught { return .broken }
    guard let kept, isMet(in: kept) else { return .notExercised }
    return isHeld ? .held : .broken
  }

  /// What the subject's run shows, with what to do when there is none.
  private func said(of kept: Judgement?, in witness: Scenario) -> String {
    guard let kept else {
      return """

        Not run: the sequence needs \(witness.settings.joined(separator: " ")), and \(subject.name) \
        has fixed policies:
        \(subject.policies).
        Name a subject that follows any policies, such as \(Architecture.transform.name), or another \
        rule.
        """
    }
    if BreakCommand.isBroken(kept) { return "Broken." }
    if isMet(in: kept) { return "Held." }
    return """
      Not exercised: in this sequence \(subject.name) never comes to where the rule applies.
      Look for it in other orders: diptych explore \(subject.name) --rule \(rule)
      """
  }

  /// Whether a run shows anything of the rule; one about several runs is in every one.
  private func isMet(in judgement: Judgement) -> Bool {
    if judgement.verdict(on: rule) != .notExercised { return true }
    return Rule.with(rule)?.coverage == .severalRuns
  }

  /// A feed whose fixed policies are others than the witness needs has not kept the rule.
  private static func isBroken(_ judgement: Judgement?) -> Bool {
    judgement.map { !$0.violations.isEmpty } ?? true
  }

  /// Draws one run and says how it breaks the rule.
  @MainActor
  private func show(_ judgement: Judgement, on terminal: Terminal) {
    let violation = judgement.violations.first
    terminal.print()
    terminal.print(Marble(judgement.trace, mark: violation?.stepNumber).description)
    terminal.print()
    guard let violation else { return }
    terminal.print("  observed  \(violation.observed)")
    terminal.print("  expected  \(violation.expected)")
  }
}
