import FeedContract
import FeedModel
import Foundation

/// `diptych rules`: the contract in the terminal.
struct RulesCommand: Command {
  static let name = "rules"
  static let summary = "Prints the contract: every rule, or one with its witness"
  static let help = """
    Usage: diptych rules [ID | --policies] [--json]

    Prints every rule of the contract, or one of them with its intent, the shortest sequence that a
    wrong feed fails, and how it is checked.

      --policies    prints the choices that a feed declares instead, defaults first
      --json        the same as JSON (schema diptych.rules/1)
    """

  private let rule: RuleID?
  private let listsPolicies: Bool
  private let printsJSON: Bool

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    printsJSON = arguments.takeFlag("--json")
    listsPolicies = arguments.takeFlag("--policies")
    if let text = arguments.takeNext() {
      rule = try RuleArgument.read(text)
    } else {
      rule = nil
    }
    if listsPolicies, rule != nil {
      throw UsageError("it prints one rule or the policies, not both.")
    }
  }

  func run(on terminal: Terminal) async throws -> ProgramStatus {
    if printsJSON {
      terminal.print(document.json)
      return .held
    }
    if listsPolicies {
      for choice in PolicyChoice.all {
        terminal.print(
          choice.id.padding(toLength: 5, withPad: " ", startingAt: 0)
            + choice.title.padding(toLength: 32, withPad: " ", startingAt: 0)
            + choice.values.joined(separator: " · ")
        )
      }
      return .held
    }
    guard let rule else {
      for (index, title) in Rule.parts.enumerated() {
        if index > 0 { terminal.print() }
        terminal.print(terminal.styled("\(index + 1) \(title)", .strong))
        for rule in Rule.all where rule.id.part == index + 1 { print(rule, on: terminal) }
      }
      return .held
    }
    guard let rule = Rule.with(rule) else { return .wrongUsage }
    print(rule, on: terminal)
    terminal.print()
    terminal.print("Intent:    \(rule.intent)")
    for witness in rule.witnesses { terminal.print("Witness:   \(witness)") }
    terminal.print("Checked:   \(words(for: rule.coverage))")
    if rule.coverage != .networkTests {
      terminal.print("See it caught: diptych break FeedTransform \(rule.id)")
    }
    return .held
  }

  private var document: RulesDocument {
    if listsPolicies { return RulesDocument(PolicyChoice.all) }
    return RulesDocument(rule.map { id in Rule.all.filter { $0.id == id } } ?? Rule.all)
  }

  @MainActor
  private func print(_ rule: Rule, on terminal: Terminal) {
    let id = "\(rule.id)"
    let indent = String(repeating: " ", count: 6)
    let lines = TextLines.wrapped(rule.must, to: max(terminal.columns - 6, 30))
    for (index, line) in lines.enumerated() {
      terminal.print(
        index == 0 ? id + String(repeating: " ", count: 6 - id.count) + line : indent + line
      )
    }
  }

  private func words(for coverage: Rule.Coverage) -> String {
    switch coverage {
    case .everyStep: "on every step of every order"
    case .severalRuns: "on every step, and by comparing several runs"
    case .networkTests: "by the tests of the network layer"
    }
  }
}
