import FeedContract
import PairBench

/// Runs a soak on both feeds and prints its marks.
@MainActor
struct SoakText {
  let terminal: Terminal

  /// How much more memory the last mark may show than the second, in bytes; allocators are coarse.
  private static let slack = 2 << 20

  /// How many more graph objects may be alive: those of a request that happens to be open.
  private static let objects = 40

  /// Runs and judges.
  ///
  /// - Parameter soak: How long.
  /// - Returns: Held when memory and live objects stay flat and nothing is left.
  func run(_ soak: Soak) -> ProgramStatus {
    var status = ProgramStatus.held
    for subject in [Architecture.transform, .reactor] {
      terminal.print("\(subject.name), \(soak.intents) intents")
      let (marks, leftovers) = soak.run(subject.make(source:)) { mark in
        terminal.progress("\(mark.intents) intents")
      }
      terminal.endProgress()
      for mark in marks {
        terminal.print(
          "  \(mark.intents) intents, \(mark.states) states, \(mark.failures) failures: "
            + "\(mark.bytes / 1024) KiB in use, \(mark.liveObjects) live objects"
        )
      }
      let isFlat = isFlat(marks) && leftovers.isEmpty
      terminal.print(isFlat ? "  flat, nothing left" : "  NOT flat; left: \(leftovers)")
      if !isFlat { status = .broken }
    }
    return status
  }

  private func isFlat(_ marks: [SoakMark]) -> Bool {
    guard marks.count > 2, let last = marks.last else { return false }
    let early = marks[1]
    return last.bytes - early.bytes < SoakText.slack
      && last.liveObjects - early.liveObjects < SoakText.objects
  }
}
