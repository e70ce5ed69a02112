import FeedContract
import FeedModel
import FeedScreen
import Foundation

/// The loop between a terminal and a session.
@MainActor
final class PlayGame {
  /// Where the session was saved; nil when it was not.
  private(set) var savedFile: String?

  /// Why the session could not be saved, when that was the last thing tried.
  private(set) var failure: OutputFile.Failure?

  /// How many moves there were when the session was saved.
  private var savedCount = 0

  private let subjects: [PlaySubject]
  private let settings: [String]
  private let file: SaveFile
  private let scenario: Scenario?
  private var message: String?
  private var showsHelp = false
  private var hasEnded = false

  init(subjects: [PlaySubject], settings: [String], file: SaveFile, scenario: Scenario?) {
    self.subjects = subjects
    self.settings = settings
    self.file = file
    self.scenario = scenario
  }

  /// Plays until the player quits or the process is asked to end.
  ///
  /// - Parameters:
  ///   - terminal: The terminal.
  ///   - ending: Called at the end, after the terminal was given back.
  func play(on terminal: LiveTerminal, ending: (PlaySession) -> Void) async {
    let clock = ContinuousClock()
    let start = clock.now
    let session = makeSession(size: terminal.size)
    var events = terminal.events.makeAsyncIterator()
    draw(session, on: terminal)
    while !hasEnded, let event = await events.next() {
      // Keys may have come faster than they are played: an interrupt is not to wait for them.
      await Task.yield()
      if let signal = terminal.interrupt {
        terminal.close()
        ending(session)
        return terminal.endProcess(by: signal)
      }
      session.now = start.duration(to: clock.now)
      switch event {
      case .key(let key): press(key, in: session)
      case .resized(let size): resize(session, to: size)
      case .woken, .interrupted: break
      }
      draw(session, on: terminal)
    }
    terminal.close()
    ending(session)
  }

  /// How long after the one before each key is pressed when there is no clock.
  static let pace = Duration.seconds(2)

  /// Presses keys and draws the picture as text, without a terminal and without a clock.
  func picture(after keys: String, size: GridSize, hasColour: Bool) -> String {
    let session = makeSession(size: size)
    for key in keys {
      session.now += Self.pace
      press(.character(key), in: session)
    }
    let grid = PlayPicture(size: size).draw(session, message: message, showsHelp: showsHelp)
    return hasColour ? grid.styledText() : grid.description
  }

  private func makeSession(size: GridSize) -> PlaySession {
    let pane = PlayPicture(size: size).paneSize(count: subjects.count)
    let session = PlaySession(subjects: subjects, size: pane, settings: settings)
    if let scenario { session.prepare(scenario) }
    return session
  }

  private func draw(_ session: PlaySession, on terminal: LiveTerminal) {
    let picture = PlayPicture(size: terminal.size)
    terminal.show(picture.draw(session, message: message, showsHelp: showsHelp))
    terminal.wake(after: session.nextChange.map { $0 - session.now })
  }

  private func resize(_ session: PlaySession, to size: GridSize) {
    session.perform(.resize(PlayPicture(size: size).paneSize(count: subjects.count)))
  }

  private func press(_ key: TerminalKey, in session: PlaySession) {
    message = nil
    let meaning = PlayKeys.meaning(of: key, in: session)
    if showsHelp, meaning != .quit {
      showsHelp = false
      return
    }
    switch meaning {
    case .move(let move): session.perform(move)
    case .undo: if !session.undo() { message = "There is nothing to undo." }
    case .redo: if !session.redo() { message = "There is nothing more to come." }
    case .save: save(session)
    case .help: showsHelp = true
    case .quit: hasEnded = true
    case nil: message = "This key does nothing now: ? shows the keys."
    }
  }

  /// Whether there is something that was not saved.
  func isUnsaved(_ session: PlaySession) -> Bool { session.moves.count != savedCount }

  private func save(_ session: PlaySession) {
    let scenario = session.scenario(title: "played")
    let output = savedFile.map { OutputFile(what: "the session", path: $0) } ?? file.output
    do throws(OutputFile.Failure) {
      try output.write("\(scenario)\n")
      savedFile = output.path
      savedCount = session.moves.count
      failure = nil
      let count = scenario.steps.count
      message = "Saved \(count) step\(count == 1 ? "" : "s") to \(PlainText(output.path))."
    } catch {
      failure = error
      message = error.description.prefix(1).uppercased() + error.description.dropFirst()
    }
  }
}
