import DiptychDocs
import FeedContract
import FeedModel

/// `diptych trace`: one sequence on one feed.
struct TraceCommand: Command {
  static let name = "trace"
  static let summary = "Runs one sequence on one feed and draws what happened"
  static let help = """
    Usage: diptych trace SUBJECT SCENARIO [--policy P1=queue]
                         [--text | --json | --markdown | --svg [--dark]]

    Performs a scenario on a feed without a network, draws it as a marble diagram and says which
    rules held. SUBJECT: \(Subjects.names).
    SCENARIO is a built-in name, a file (a scenario, or what --json printed), or a sequence such as
    "R ok1»2 M err2 Y".

      --policy ID=VALUE one choice of policy; may be given several times
      --text            the diagram as text, unless another form is asked for
      --json            the trace as JSON (schema diptych.trace/1)
      --markdown        the diagram and a table of the steps as Markdown
      --svg             the trace as a drawing; --dark draws it on dark paper

    Exit status: 0 held, 1 broken, 2 nothing exercised, 64 wrong usage.
    """

  private let subject: Architecture
  private let scenario: Scenario
  private let form: OutputForm

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    let settings = try arguments.takeOptions("--policy")
    form = try OutputForm.take(from: &arguments, offered: [.text, .json, .markdown, .svg])
    subject = try Subjects.find(try Subjects.takeName(&arguments), settings: settings)
    guard let argument = arguments.takeNext() else {
      throw UsageError("it needs a scenario, such as \"R ok1»2 M err2 Y\".")
    }
    scenario = try ScenarioArgument.read(argument)
  }

  func run(on terminal: Terminal) async throws -> ProgramStatus {
    guard let judgement = Contract.judge(scenario, subject) else {
      throw UsageError("\(subject.name) has other policies than the scenario needs.")
    }
    switch form {
    case .text: print(judgement, on: terminal)
    case .json: terminal.print(judgement.trace.json)
    case .markdown:
      terminal.print(TraceMarkdown(judgement, title: scenario.title).description)
    case .svg(let palette):
      let drawing = TraceDrawing(title: scenario.heading, traces: [judgement.trace])
      terminal.print(drawing.svg(palette).trimmedAtEnd)
    }
    if !judgement.violations.isEmpty { return .broken }
    let isExercised = RuleSet.all.rules.contains { judgement.verdict(on: $0).isHeld }
    return isExercised ? .held : .notExercised
  }

  @MainActor
  private func print(_ judgement: Judgement, on terminal: Terminal) {
    terminal.print("\(subject.name), policies \(judgement.trace.policies)")
    terminal.print()
    let mark = judgement.violations.first?.stepNumber
    terminal.print(Marble(judgement.trace, mark: mark).description)
    terminal.print()
    for violation in judgement.violations { terminal.print("\(violation)") }
    let held = RuleSet.all.rules.filter { judgement.verdict(on: $0).isHeld }
    terminal.print(
      "held: \(held.isEmpty ? "none" : held.map(\.description).joined(separator: " "))"
    )
  }
}
