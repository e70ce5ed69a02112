import DiptychDocs
import FeedContract

/// `diptych diff`: the first step at which two feeds differ.
struct DiffCommand: Command {
  static let name = "diff"
  static let summary = "Finds the first step at which two feeds differ"
  static let help = """
    Usage: diptych diff A B [SCENARIO | --depth N] [--policy P1=queue]
                        [--json | --svg [--dark]]

    Runs two feeds in lockstep through one scenario, or through every order up to a depth. When
    nothing is in flight they must agree on state, requests and announced failures; how often they
    show a state on the way may differ, and is counted.
    A, B: \(Subjects.names).

      --depth N         the longest orders have N steps; 4 unless told otherwise
      --policy ID=VALUE one choice of policy for both; may be given several times
      --json            the comparison as JSON (schema diptych.diff/1)
      --svg             both traces of the scenario as a drawing; --dark draws it on dark paper

    Exit status: 0 they agree, 1 they do not, 2 interrupted, or nothing was compared,
    64 wrong usage.
    """

  private let first: Architecture
  private let second: Architecture
  private let scenario: Scenario?
  private let depth: Int
  private let form: OutputForm

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    let settings = try arguments.takeOptions("--policy")
    let depth = try arguments.takeNumber("--depth", in: 1...40)
    form = try OutputForm.take(from: &arguments, offered: [.json, .svg])
    first = try Subjects.find(try Subjects.takeName(&arguments), settings: settings)
    second = try Subjects.find(try Subjects.takeName(&arguments), settings: settings)
    scenario = try arguments.takeNext().map { (text) throws(UsageError) in
      try ScenarioArgument.read(text)
    }
    if scenario != nil, depth != nil {
      throw UsageError("a scenario and --depth do not go together.")
    }
    if scenario == nil, case .svg = form {
      throw UsageError("--svg draws one scenario; name it.")
    }
    self.depth = depth ?? 4
  }

  func run(on terminal: Terminal) async throws -> ProgramStatus {
    if let scenario {
      guard let comparison = Comparison(scenario, first, second) else {
        throw UsageError("the scenario needs other policies than a feed has.")
      }
      switch form {
      case .json: terminal.print(DiffDocument(comparison).json)
      case .svg(let palette):
        let traces = [comparison.first, comparison.second]
        let drawing = TraceDrawing(title: scenario.heading, traces: traces)
        terminal.print(drawing.svg(palette).trimmedAtEnd)
      default: terminal.print(comparison.description)
      }
      if comparison.disagreement != nil { return .broken }
      return comparison.quiescentSteps > 0 ? .held : .notExercised
    }
    let interrupt = Interrupt()
    defer { interrupt.stop() }
    let flag = interrupt.flag
    let line = ProgressLine(isShown: terminal.showsProgress)
    let agreement = Contract.compare(
      first,
      second,
      Exploration(depth: depth),
      progress: { line.show("depth \($0.level), \($0.orders) orders") },
      isCancelled: { flag.isSet }
    )
    terminal.endProgress()
    if case .json = form {
      terminal.print(DiffDocument(agreement, isComplete: !flag.isSet).json)
    } else {
      terminal.print(agreement.description)
    }
    if flag.isSet, agreement.disagreement == nil {
      terminal.complain("Interrupted: nothing is said of longer orders.")
      return .notExercised
    }
    if agreement.disagreement != nil { return .broken }
    return agreement.isHeld ? .held : .notExercised
  }
}
