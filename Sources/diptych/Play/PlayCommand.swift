import FeedContract
import FeedModel
import FeedScreen
import Foundation

/// `diptych play`: both feeds in a terminal, the network in the player's hands.
struct PlayCommand: Command {
  static let name = "play"
  static let summary = "Both feeds in this terminal, driven by keys; you are the network too"
  static let help = """
    Usage: diptych play [SUBJECT] [--policy P1=queue] [--save FILE] [--keys KEYS [--size 80x24]]

    Shows both feeds side by side. Keys scroll, pull and choose; other keys answer, delay and fail
    the requests that wait. Below grows the log as a marble diagram. SUBJECT shows one feed alone:
    transform or reactor. The picture needs 40 columns and 10 rows.

    \(keys)

      --policy ID=VALUE one choice of policy, as in P1=queue; may be given several times
      --save FILE       where s saves the session as a scenario; session.scenario unless given
      --keys KEYS       presses these keys and prints the picture, without a terminal
      --size WxH        how large that picture is; 80x24 unless given

    A saved session is a scenario for compare, trace and explore.
    """

  private static var keys: String {
    PlayKeys.help.map { entry in
      "  " + entry.keys.padding(toLength: 12, withPad: " ", startingAt: 0) + entry.meaning
    }
    .joined(separator: "\n")
  }

  private let subject: String?
  private let settings: [String]
  private let policies: FeedPolicies
  private let file: String
  private let keys: String?
  private let size: GridSize

  init(_ arguments: inout ArgumentList) throws(UsageError) {
    settings = try arguments.takeOptions("--policy")
    file = try arguments.takeOption("--save") ?? "session.scenario"
    keys = try arguments.takeOption("--keys")
    size = try Self.size(arguments.takeOption("--size") ?? "80x24")
    policies = try Self.policies(settings)
    subject = arguments.takeNext()
    if let subject, !["transform", "reactor"].contains(subject) {
      throw UsageError("there is no feed \"\(PlainText(subject))\" to play: transform, reactor.")
    }
  }

  func run(on terminal: Terminal) async throws -> ProgramStatus {
    let game = PlayGame(subjects: subjects, settings: settings, file: file)
    if let keys {
      terminal.print(game.picture(after: keys, size: size, hasColour: terminal.hasColour))
      return .held
    }
    do throws(TerminalError) {
      let live = try LiveTerminal(hasColour: terminal.hasColour)
      defer { live.close() }
      await game.play(on: live)
    } catch {
      throw UsageError("\(error) Without one there is --keys.")
    }
    if let saved = game.savedFile { terminal.print("Saved: \(saved)") }
    return .held
  }

  private var subjects: [PlaySubject] {
    let both: [PlaySubject] = [.transform(policies: policies), .reactor(policies: policies)]
    return subject.map { name in both.filter { $0.name == name } } ?? both
  }

  private static func size(_ text: String) throws(UsageError) -> GridSize {
    let parts = text.split(separator: "x").compactMap { Int($0) }
    guard parts.count == 2, parts.allSatisfy({ (1...1000).contains($0) }) else {
      throw UsageError("--size needs columns and rows, as in 80x24.")
    }
    return GridSize(columns: parts[0], rows: parts[1])
  }

  private static func policies(_ settings: [String]) throws(UsageError) -> FeedPolicies {
    var policies = FeedPolicies.explored
    do throws(PolicyError) {
      for setting in settings { try policies.apply(setting: setting) }
    } catch {
      throw UsageError("\(error)")
    }
    return policies
  }
}
