import FeedContract
import FeedModel
import FeedScreen
import Foundation

/// `diptych play`: both feeds in a terminal, the network in the player's hands.
struct PlayCommand: Command {
  static let name = "play"
  static let summary = "Both feeds in this terminal, driven by keys; you are the network too"
  static let help = """
    Usage: diptych play [SUBJECT] [--from SCENARIO] [--policy P1=queue] [--save FILE]
                        [--keys KEYS [--size 80x24]]

    Shows both feeds side by side. Keys scroll, pull and choose; other keys answer, delay and fail
    the requests that wait. Below grows the log as a marble diagram. The picture needs 40 columns
    and 10 rows. SUBJECT is one of the pair, shown alone, or another feed, shown beside the view
    model: \(Subjects.names).

    \(keys)

      --from SCENARIO   lays a scenario ready, to be played step by step with n: the name of a
                        built-in one, a file, or a sequence such as "R ok1»2 M err2 Y"
      --policy ID=VALUE one choice of policy, as in P1=queue; may be given several times
      --save FILE       where s saves the session as a scenario; unless given, session.scenario, or
                        session-2.scenario and so on when that is taken
      --keys KEYS       presses these keys, one every two seconds, and prints the picture, without
                        a terminal
      --size WxH        how large that picture is; 80x24 unless given

    A scenario laid ready is played with screens: a further observer (B) is left out, and what is sent
    from inside an emission, or answered inside a call, comes after it. What was played and not saved
    is printed at the end.

    A saved session is a scenario for compare, trace and report, and for --from here and of explore.

    Exit status: 0, 64 wrong usage, 74 the session cannot be saved.
    """

  private static var keys: String {
    PlayKeys.help.map { entry in
      "  " + entry.keys.padding(toLength: 12, withPad: " ", startingAt: 0) + entry.meaning
    }
    .joined(separator: "\n")
  }

  private let subjects: [PlaySubject]
  private let settings: [String]
  private let scenario: Scenario?
  private let file: SaveFile
  private let keys: String?
  private let size: GridSize

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    let from = try arguments.takeOption("--from")
    let scenario: Scenario? = if let from { try ScenarioArgument.read(from) } else { nil }
    self.scenario = scenario
    settings = (scenario?.settings ?? []) + (try arguments.takeOptions("--policy"))
    let wish = try arguments.takeOption("--save")
    if wish?.isEmpty == true { throw UsageError("--save needs the name of a file.") }
    file = SaveFile(wish: wish)
    keys = try arguments.takeOption("--keys")
    size = try Self.size(arguments.takeOption("--size") ?? "80x24")
    subjects = try Self.subjects(arguments.takeNext(), settings: settings)
  }

  func run(on terminal: Terminal) async throws -> ProgramStatus {
    try file.check()
    let game = PlayGame(subjects: subjects, settings: settings, file: file, scenario: scenario)
    if let keys {
      terminal.print(game.picture(after: keys, size: size, hasColour: terminal.hasColour))
      return try status(of: game)
    }
    do throws(TerminalError) {
      let live = try LiveTerminal(hasColour: terminal.hasColour)
      defer { live.close() }
      await game.play(on: live) { session in
        guard game.isUnsaved(session) else { return }
        let scenario = session.scenario(title: "played")
        terminal.complain("Not saved. Played, for --from: \"\(scenario.stepText)\"")
      }
    } catch {
      throw UsageError("\(error) Without one there is --keys.")
    }
    if let saved = game.savedFile { terminal.print("Saved: \(PlainText(saved))") }
    return try status(of: game)
  }

  @MainActor
  private func status(of game: PlayGame) throws(OutputFile.Failure) -> ProgramStatus {
    if let failure = game.failure { throw failure }
    return .held
  }

  /// One of the pair alone, another feed beside the view model, or the pair.
  private static func subjects(
    _ name: String?,
    settings: [String]
  ) throws(UsageError) -> [PlaySubject] {
    let known = ["transform": Architecture.transform.name, "reactor": Architecture.reactor.name]
    let wanted = name.map { known[$0.lowercased()] ?? $0 }
    let subject = try Subjects.find(wanted ?? Architecture.transform.name, settings: settings)
    let transform = PlaySubject.transform(policies: subject.policies)
    let reactor = PlaySubject.reactor(policies: subject.policies)
    if wanted == nil { return [transform, reactor] }
    switch subject.name {
    case Architecture.transform.name: return [transform]
    case Architecture.reactor.name: return [reactor]
    default: return [transform, .architecture(subject)]
    }
  }

  private static func size(_ text: String) throws(UsageError) -> GridSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (1...1000).contains(columns), (1...1000).contains(rows)
    else {
      throw UsageError("--size needs columns and rows from 1 to 1000, as in 80x24.")
    }
    return GridSize(columns: columns, rows: rows)
  }
}
