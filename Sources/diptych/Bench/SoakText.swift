import FeedContract
import FeedReactor
import FeedScreen
import FeedTransform
import PairBench

/// Runs a soak on both feeds and both screens and prints what it came to.
@MainActor
struct SoakText {
  let terminal: Terminal

  /// Whether the outcome is printed as JSON instead of marks on the way.
  let printsJSON: Bool

  /// Runs and judges.
  ///
  /// - Parameter soak: How long.
  /// - Returns: Held when memory and live objects stay flat and nothing is left.
  /// - Throws: What the encoder says.
  func run(_ soak: Soak) throws -> ProgramStatus {
    var runs: [SoakRun] = []
    for subject in [Architecture.transform, .reactor] {
      runs.append(soak.run(subject.name, subject.make(source:), progress: progress(subject.name)))
      show(runs)
    }
    runs.append(
      soak.run(
        screen: "TransformScreen",
        { source, size, clock in
          TransformScreen(viewModel: FeedViewModel(source: source), size: size, clock: clock)
        },
        progress: progress("TransformScreen")
      )
    )
    show(runs)
    runs.append(
      soak.run(
        screen: "ReactorScreen",
        { source, size, clock in
          ReactorScreen(reactor: FeedViewReactor(source: source), size: size, clock: clock)
        },
        progress: progress("ReactorScreen")
      )
    )
    show(runs)
    if printsJSON { terminal.print(try BenchReport.text(of: SoakReport(soak, runs))) }
    return runs.allSatisfy(\.isFlat) ? .held : .broken
  }

  private func progress(_ name: String) -> (SoakMark) -> Void {
    { [terminal] mark in terminal.progress("\(name): \(mark.intents) intents") }
  }

  /// Prints the newest run.
  private func show(_ runs: [SoakRun]) {
    terminal.endProgress()
    guard !printsJSON, let run = runs.last, let last = run.marks.last else { return }
    terminal.print("\(run.subject), \(last.intents) intents")
    for mark in run.marks {
      let frames = mark.frames > 0 ? ", \(mark.frames) frames" : ""
      terminal.print(
        "  \(mark.intents) intents, \(mark.states) states, \(mark.failures) failures\(frames): "
          + "\(mark.bytes / 1024) KiB in use, \(mark.liveObjects) live objects"
      )
    }
    let faults = run.faults
    terminal.print(
      faults.isEmpty ? "  flat, nothing left" : "  NOT flat: \(faults.joined(separator: "; "))"
    )
  }
}
