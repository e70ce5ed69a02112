import FeedContract
import FeedModel
import FeedScreen
import Testing

struct PlaySessionTests {
  private func makeSession(_ settings: [String] = [], columns: Int = 80) throws -> PlaySession {
    var policies = FeedPolicies.explored
    for setting in settings { try policies.apply(setting: setting) }
    return PlaySession(
      subjects: [.transform(policies: policies), .reactor(policies: policies)],
      size: PlayPicture(size: GridSize(columns: columns, rows: 20)).paneSize(count: 2),
      settings: settings
    )
  }

  private func press(_ keys: String, in session: PlaySession) {
    for key in keys {
      switch PlayKeys.meaning(of: .character(key), in: session) {
      case .move(let move): session.perform(move)
      case .undo: session.undo()
      case .redo: session.redo()
      case .save, .help, .quit, nil: break
      }
    }
  }

  private func picture(_ session: PlaySession) -> String {
    // The last line tells keys and what is to come, which undoing changes.
    let lines = PlayPicture(size: GridSize(columns: 80, rows: 20)).draw(session).description
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast().joined(separator: "\n")
  }

  @Test(arguments: ["", "a", "ajjjjjjjjjf", "apcda", "fraxp", "acjuuf", "adpf1al"])
  func `undoing a move leads to what was there before it`(keys: String) throws {
    let session = try makeSession()
    press(keys, in: session)
    session.now = .seconds(10)
    let before = picture(session)
    for key in ["p", "c", "j", "d", "x", "a"] {
      press(key, in: session)
      session.now += .seconds(10)
      if PlayKeys.meaning(of: .character(Character(key)), in: session) != nil { session.undo() }
      #expect(session.moves.count <= keys.count + 1)
    }
    while session.moves.count > 0 { session.undo() }
    press(keys, in: session)
    session.now += .seconds(10)
    #expect(picture(session) == before)
  }

  @Test func `undoing takes one move back and nothing else`() throws {
    let session = try makeSession()
    press("ac", in: session)
    let before = picture(session)
    press("l", in: session)
    #expect(picture(session) != before)
    #expect(session.undo())
    #expect(picture(session) == before)
  }

  @Test func `undoing shows the notices of then, and their time goes on`() throws {
    let session = try makeSession()
    press("a", in: session)
    session.now = .seconds(10)
    press("pf", in: session)
    session.now = .seconds(11)
    press("c", in: session)
    #expect(session.undo())
    #expect(picture(session).contains("✗ The origin cannot be reached"))
    session.now = .seconds(12)
    #expect(!picture(session).contains("✗ The origin cannot be reached"))
  }

  @Test func `a change of size is not undone`() throws {
    let session = try makeSession()
    press("a", in: session)
    session.perform(.resize(GridSize(columns: 20, rows: 5)))
    #expect(session.undo())
    #expect(session.moves == [.resize(GridSize(columns: 20, rows: 5))])
    #expect(!session.undo())
  }

  @Test func `requests are answered in the order of the desk`() throws {
    let session = try makeSession()
    press("cc", in: session)
    #expect(session.desk.waiting == [1, 2, 3])
    press("d", in: session)
    #expect(session.desk.waiting == [2, 3, 1])
    press("1", in: session)
    #expect(session.desk.waiting == [1, 2, 3])
    press("9a", in: session)
    #expect(session.desk.waiting == [2, 3])
  }

  @Test func `what was played is a scenario that reads back`() throws {
    let session = try makeSession(["P2=restart"])
    press("apfcal", in: session)
    let scenario = session.scenario(title: "played")
    #expect(try Scenario(scenario.description) == scenario)
    #expect(scenario.settings == ["P2=restart"])
  }

  @Test func `a scroll is in the scenario as what it caused`() throws {
    let session = try makeSession()
    press("ajjjjjjjjjjjj", in: session)
    let steps = session.scenario(title: "").stepText
    #expect(steps == "R ok1[1a 1b 1c 1d 1e 1f 1g 1h] M")
  }

  @Test func `a scenario that was played leads the contract's run to the same requests`() throws {
    let session = try makeSession()
    press("ajjjjjjjjjfrarpf", in: session)
    let scenario = session.scenario(title: "")
    let architecture = Architecture(
      name: "Subject",
      configurable: { source, policies in
        ReplayedFeed.make(source: source, policies: policies)
      }
    )
    let run = try #require(Run.of(scenario, architecture))
    #expect(run.log.requests.count == session.desk.waiting.count + session.answeredCount)
  }

  @Test func `a move taken back comes again`() throws {
    let session = try makeSession()
    press("acl", in: session)
    let before = picture(session)
    press("uuu", in: session)
    #expect(session.coming.count == 3)
    press("nnn", in: session)
    #expect(picture(session) == before)
    press("uup", in: session)
    #expect(!session.redo())
  }

  @Test func `a scenario laid ready is played step by step`() throws {
    let played = try makeSession()
    press("ajjjjjjjjjfrarpfcl", in: played)
    let scenario = played.scenario(title: "played")
    let session = try makeSession()
    session.prepare(scenario)
    #expect(session.coming.count == scenario.steps.count - 1)
    while session.redo() {}
    #expect(session.scenario(title: "played") == scenario)
    #expect(session.agrees)
  }

  @Test func `a scenario that begins with something else asks for nothing before`() throws {
    let session = try makeSession()
    session.prepare(try Scenario("C(x) ok1[a b]»∅ B R{M} ok2[c]»∅"))
    #expect(session.desk.waiting == [])
    while session.redo() {}
    #expect(session.agrees)
    #expect(session.scenario(title: "").stepText == "C(x) ok1[a b]»∅ R M ok2[c]»∅")
    while session.undo() {}
    #expect(session.desk.waiting == [])
    #expect(session.contents.allSatisfy { $0?.notice == .notLoaded })
  }

  @Test func `feeds that differ are told`() throws {
    let policies = FeedPolicies.explored
    var other = policies
    other.pageSize = 3
    let session = PlaySession(
      subjects: [.transform(policies: policies), .reactor(policies: other)],
      size: GridSize(columns: 30, rows: 10)
    )
    #expect(!session.agrees)
    #expect(picture(session).contains("≠ THEY DIFFER"))
  }

  @Test func `after leaving nothing happens`() throws {
    let session = try makeSession()
    press("axpcrja", in: session)
    #expect(session.contents == [nil, nil])
    #expect(session.scenario(title: "").steps.last == .leave)
    #expect(picture(session).contains("transform: left"))
  }
}

extension PlaySession {
  fileprivate var answeredCount: Int {
    moves.filter { if case .answer = $0 { true } else { false } }.count
  }
}
