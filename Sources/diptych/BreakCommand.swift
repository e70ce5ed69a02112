import FeedContract
import FeedSpecimens

/// `diptych break`: a rule broken on purpose, and caught.
struct BreakCommand: Command {
  static let name = "break"
  static let summary = "Shows a feed that breaks a rule on purpose, and how it is caught"
  static let help = """
    Usage: diptych break [SUBJECT] RULE

    Runs the feed that is wrong in just this rule, shows how the contract catches it, then runs
    SUBJECT (FeedTransform unless told otherwise) through the same sequence.
    SUBJECT: \(Subjects.names).

    Exit status: 0 the wrong feed was caught and SUBJECT holds, 1 otherwise, 64 wrong usage.
    """

  private let subject: Architecture
  private let rule: RuleID

  init(_ arguments: inout ArgumentList) throws(UsageError) {
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
    terminal.print(terminal.styled("\(known)", .strong))
    terminal.print("Intent: \(known.intent).")
    terminal.print()
    terminal.print("\(wrong.architecture.name): \(wrong.fault)")
    let isCaught = show(wrong.witness, on: wrong.architecture, terminal)
    terminal.print(isCaught ? "Caught." : "Not caught.")
    terminal.print()
    terminal.print("\(subject.name), the same sequence")
    let isBroken = show(wrong.witness, on: subject, terminal)
    terminal.print(isBroken ? "Broken." : "Held.")
    return isCaught && !isBroken ? .held : .broken
  }

  /// Draws one run and says how it breaks the rule.
  ///
  /// - Returns: Whether it does.
  @MainActor
  private func show(
    _ scenario: Scenario,
    on architecture: Architecture,
    _ terminal: Terminal
  ) -> Bool {
    guard let judgement = Contract.judge(scenario, architecture, rules: RuleSet([rule])) else {
      return true
    }
    let violation = judgement.violations.first
    terminal.print()
    terminal.print(Marble(judgement.trace, mark: violation?.stepNumber).description)
    terminal.print()
    guard let violation else { return false }
    terminal.print("  observed  \(violation.observed)")
    terminal.print("  expected  \(violation.expected)")
    return true
  }
}
