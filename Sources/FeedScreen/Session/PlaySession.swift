public import FeedContract
import FeedModel

/// Feeds played side by side: every move goes to each of them, and the network is the player too.
///
/// A session is its moves. Undoing one makes the feeds anew and repeats the others; nothing else is
/// kept, so that what is seen is always what the moves lead to.
public final class PlaySession {
  /// The moves so far.
  public private(set) var moves: [PlayMove] = []

  /// The moves that come next when the player asks for them: those taken back, or a scenario's.
  public private(set) var coming: [PlayMove] = []

  /// What each of them did, those that did nothing left out; the first one is the appearing.
  public private(set) var beats: [PlayBeat] = []

  /// The requests that wait for an answer.
  public private(set) var desk = PlayDesk()

  /// The time; a player's clock sets it before it looks.
  public var now = Duration.zero

  /// Settings of the policies, as a scenario writes them.
  public let settings: [String]

  let subjects: [PlaySubject]
  private(set) var worlds: [PlayWorld] = []
  private let firstSize: GridSize

  /// Whether the screens appear, and so ask for their first pages, when the session begins.
  private var appears = true

  /// When each move was made, so that a replay shows what was seen then.
  private var times: [Duration] = []
  private var replayedTime: Duration?

  /// Begins a session: every screen appears.
  ///
  /// - Parameters:
  ///   - subjects: The feeds.
  ///   - size: How large each screen is.
  ///   - settings: Settings of the policies, for a scenario that is saved.
  public init(subjects: [PlaySubject], size: GridSize, settings: [String] = []) {
    precondition(!subjects.isEmpty, "A session needs at least one feed")
    self.subjects = subjects
    self.settings = settings
    firstSize = size
    begin()
  }

  /// The names of the feeds.
  public var names: [String] { subjects.map(\.name) }

  /// What each screen shows; nil after leaving.
  public var contents: [ScreenContents?] { worlds.map(\.contents) }

  /// Whether all feeds show the same, have sent the same requests and told as many failures.
  public var agrees: Bool { Set(worlds.map(Picture.init)).count <= 1 }

  /// When a picture changes by itself; nil when none does.
  public var nextChange: Duration? {
    worlds.compactMap { $0.screen?.view.notifications.nextChange(after: now) }.min()
  }

  /// Performs a move on every feed; what was to come is forgotten, save by a change of size.
  ///
  /// - Parameter move: What the player does.
  public func perform(_ move: PlayMove) {
    if !move.isResize { coming = [] }
    apply(move)
  }

  /// Begins anew with a scenario laid ready, to be played step by step with ``redo()``.
  ///
  /// One more observer is none that a screen could show, and is left out; an intent from inside an
  /// emission comes after it.
  ///
  /// - Parameter scenario: The scenario; when it begins with a refresh, that is the appearing of the
  ///   screens, otherwise they wait for its first step without asking for anything.
  public func prepare(_ scenario: Scenario) {
    appears = scenario.steps.first?.action == .intent(.refresh)
    begin()
    coming = PlayMove.moves(of: scenario)
  }

  /// Performs the move that comes next.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func redo() -> Bool {
    if coming.isEmpty { return false }
    apply(coming.removeFirst())
    return true
  }

  private func apply(_ move: PlayMove) {
    moves.append(move)
    times.append(replayedTime ?? now)
    switch move {
    case .delay: desk.delay()
    case .pick(let number): desk.pick(number)
    case .answer(let answer): desk.remove(answer.request)
    default: break
    }
    var beat = PlayBeat()
    if case .answer(let answer) = move { beat.answer = .answer(answer) }
    if case .leave = move, worlds.first?.screen != nil { beat.intents = [.leave] }
    record(beat) { for world in worlds { world.perform(move) } }
  }

  /// Takes the last move back, to come again with ``redo()``; a change of size stays.
  ///
  /// - Returns: Whether there was a move.
  @discardableResult
  public func undo() -> Bool {
    guard let last = moves.lastIndex(where: { !$0.isResize }) else { return false }
    var kept = Array(zip(moves, times))
    coming.insert(kept.remove(at: last).0, at: 0)
    replayedTime = .zero
    begin()
    for (move, time) in kept {
      replayedTime = time
      apply(move)
    }
    replayedTime = nil
    return true
  }

  /// A request in few characters: `R1` for a first page, `M2»key` for a following one.
  func text(ofRequest number: Int) -> String? {
    guard let log = worlds.map(\.source.log).first(where: { $0.requests.count >= number }) else {
      return nil
    }
    let entry = log.requests[number - 1]
    let key = PlainText(entry.request.key.description)
    let text = entry.request.operation == .append ? "M\(number)»\(key)" : "R\(number)"
    return entry.isCancelled ? text + "(late)" : text
  }

  private func begin() {
    moves = []
    times = []
    beats = []
    desk = PlayDesk()
    worlds = []
    let clock = { [unowned self] in replayedTime ?? now }
    record(PlayBeat()) {
      worlds = subjects.map {
        PlayWorld($0, size: firstSize, appears: appears, clock: clock)
      }
    }
  }

  private func record(_ beat: PlayBeat, _ action: () -> Void) {
    var beat = beat
    let before = worlds.map(\.face)
    action()
    for (index, world) in worlds.enumerated() {
      let intents = world.takeIntents()
      if index == 0 { beat.intents += intents.map { .intent($0) } }
      let earlier = before.indices.contains(index) ? before[index] : PlayFace()
      beat.changes.append(world.face.changes(since: earlier))
    }
    beat.agrees = agrees
    desk.take(upTo: worlds.map(\.source.log.requests.count).max() ?? 0)
    if !beat.isSilent { beats.append(beat) }
  }
}

extension PlayMove {
  fileprivate var isResize: Bool {
    if case .resize = self { true } else { false }
  }
}

extension PlaySession {
  /// What is compared between two feeds: everything but the name.
  private struct Picture: Hashable {
    let contents: ScreenContents?
    let requests: [PageRequest]
    let announcements: Int

    init(_ world: PlayWorld) {
      var contents = world.contents
      contents?.title = ""
      contents?.colour = .plain
      self.contents = contents
      requests = world.source.log.requests.map(\.request)
      announcements = world.face.announcements
    }
  }
}
