import FeedContract
import Foundation
import Testing

@Suite(.enabled(if: Tmux.isAvailable, Comment(rawValue: Tmux.absence)), .serialized)
struct PlayInTerminalTests {
  private func start(
    _ arguments: String = "",
    columns: Int = 80,
    rows: Int = 20,
    environment: [String: String] = [:]
  ) throws -> Tmux {
    let tmux = try Tmux(columns: columns, rows: rows, environment: environment)
    try tmux.type("\(Program.path) play \(arguments)")
    _ = try tmux.screen(with: "Loading the first page")
    return tmux
  }

  /// Types a command that tells whether the terminal is as it was: echo on, last status.
  private func checkRestored(_ tmux: Tmux, status: Int) throws -> Bool {
    _ = try tmux.screen(with: "ready>")
    try tmux.type("echo status=$?; stty -a | tr ' ;' '\\n\\n' | grep -x -e echo -e icanon -e icrnl")
    let shown = try tmux.screen(with: "\nicanon\necho\n")
    return shown.contains("status=\(status)\n") && shown.contains("\nicrnl\nicanon\necho\n")
  }

  @Test func `a first load is asked for at once and drawn when answered`() throws {
    let tmux = try start()
    let waiting = try tmux.screen(with: "answer next: R1")
    #expect(waiting.components(separatedBy: "Loading the first page").count == 3)
    try tmux.press("a")
    let loaded = try tmux.screen(with: "reactor   ─?1↻─●8──▸")
    #expect(loaded.components(separatedBy: "8 rows").count == 3)
    #expect(loaded.contains("both alike"))
    #expect(loaded.contains("transform ─?1↻─●8──▸"))
    #expect(loaded.contains("reactor   ─?1↻─●8──▸"))
  }

  @Test func `the end of the feed is told and asks for nothing`() throws {
    let tmux = try start()
    try tmux.press("l", "j", "j", "j", "Down", "Down", "Down", "Down", "Down", "Down", "Down")
    let shown = try tmux.screen(with: "▸ 1h")
    #expect(shown.components(separatedBy: "─ no more ─").count == 3)
    #expect(shown.contains("no request waits"))
    #expect(!shown.contains("?2"))
  }

  @Test func `a failure is told and retry repeats it`() throws {
    let tmux = try start()
    try tmux.press("t")
    let failed = try tmux.screen(with: "err1(timeout)")
    #expect(failed.contains("✗ The origin did not answer"))
    try tmux.press("r")
    _ = try tmux.screen(with: "answer next: R2")
    try tmux.press("a")
    let loaded = try tmux.screen(with: "8 rows")
    #expect(loaded.contains("both alike"))
  }

  @Test func `requests are delayed, and late answers change nothing`() throws {
    let tmux = try start()
    try tmux.press("c", "c")
    _ = try tmux.screen(with: "R1(late) R2(late) R3")
    try tmux.press("d", "a")
    let late = try tmux.screen(with: "ok2")
    #expect(late.contains("Loading the first page"))
    try tmux.press("a")
    let loaded = try tmux.screen(with: "3·iOS")
    #expect(loaded.contains("both alike"))
  }

  @Test func `another size is drawn anew, down to 40 by 10`() throws {
    let tmux = try start()
    try tmux.press("a")
    _ = try tmux.screen(with: "8 rows")
    try tmux.resize(columns: 40, rows: 10)
    let small = try tmux.screen(with: "─R─ok1─▸")
    #expect(small.contains(" Transform     all │ Reactor       all"))
    #expect(small.contains("  1e         1·all │  1e         1·all"))
    try tmux.resize(columns: 100, rows: 30)
    let large = try tmux.screen(with: "transform ─?1↻")
    #expect(large.contains("  1h"))
  }

  @Test func `a size that changed while the program was stopped is noticed`() throws {
    let tmux = try start()
    try tmux.press("C-z")
    _ = try tmux.screen(with: "Stopped")
    try tmux.resize(columns: 100, rows: 30)
    try tmux.type("fg")
    try tmux.press("a")
    let shown = try tmux.screen(with: "8 rows")
    #expect(shown.contains("? keys  q\n"))
    #expect(shown.split(separator: "\n", omittingEmptySubsequences: false).count >= 30)
  }

  @Test func `quitting gives the terminal back`() throws {
    let tmux = try start()
    try tmux.press("q")
    #expect(try checkRestored(tmux, status: 0))
  }

  @Test func `an interrupt gives the terminal back`() throws {
    let tmux = try start()
    try tmux.press("C-c")
    #expect(try checkRestored(tmux, status: 130))
  }

  @Test func `an interrupt tells what was played`() throws {
    let tmux = try start()
    try tmux.press("l", "p")
    _ = try tmux.screen(with: "answer next: R2")
    try tmux.press("C-c")
    let shown = try tmux.screen(with: "ready>")
    #expect(shown.contains("Not saved. Played, for --from:"))
    #expect(shown.contains("\"R ok1[1a 1b 1c 1d 1e 1f 1g 1h]»∅ R\""))
  }

  @Test func `quitting tells what was played and not saved`() throws {
    let tmux = try start()
    try tmux.press("l")
    _ = try tmux.screen(with: "no request waits")
    try tmux.press("q")
    let shown = try tmux.screen(with: "ready>")
    #expect(shown.contains("Not saved. Played, for --from: \"R ok1[1a 1b 1c 1d 1e 1f 1g 1h]»∅\""))
  }

  @Test func `an interrupt does not wait for keys that came before it`() throws {
    let tmux = try start()
    try tmux.press(String(repeating: "apc", count: 40) + String(repeating: "u", count: 200), "C-c")
    #expect(try checkRestored(tmux, status: 130))
  }

  @Test func `a terminal that cannot place text is refused`() throws {
    let tmux = try Tmux(columns: 80, rows: 20, environment: [:])
    try tmux.type("clear; TERM=dumb \(Program.path) play; echo status=$?")
    let shown = try tmux.screen(with: "status=64")
    #expect(shown.contains("A terminal of the kind \"dumb\" is unknown or cannot place text"))
  }

  @Test func `being asked to end gives the terminal back`() throws {
    let tmux = try start()
    let process = try #require(try tmux.foregroundProcess(named: "diptych"))
    kill(process, SIGTERM)
    #expect(try checkRestored(tmux, status: 143))
  }

  @Test func `a saved session is a scenario that compare accepts`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "played.scenario").path
    let tmux = try start("--save \(file) --policy P1=queue")
    try tmux.press("a", "p", "u", "p", "f", "c", "l", "x", "s")
    _ = try tmux.screen(with: "Saved 7 steps")
    let data = try #require(FileManager.default.contents(atPath: file))
    let scenario = try Scenario(String(decoding: data, as: UTF8.self))
    #expect(scenario.settings == ["P1=queue"])
    #expect(
      scenario.stepText == """
        R ok1[1a 1b 1c 1d 1e 1f 1g 1h] R err2 C(Android) \
        ok3[3a 3b 3c 3d 3e 3f 3g 3h]»∅ X
        """
    )
    try tmux.press("q")
    _ = try tmux.screen(with: "ready>")
    try tmux.type("clear; \(Program.path) compare \(file) --virtual; echo status=$?")
    _ = try tmux.screen(with: "status=0")
  }

  @Test func `vowels beside, before and after their consonants are shown`() throws {
    let words = ["กำกำ", "हिन्दी", "தமிழ்", "ශ්‍රී ලංකා"]
    let rows = words.map { "\"\($0)\"" }.joined(separator: " ")
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try "R ok1[\(rows)]»∅".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let tmux = try start("--from \(file.path)", columns: 60, rows: 12)
    try tmux.press("n")
    let lines = try tmux.screen(with: "no more").split(separator: "\n")
    // Without its joiner, which terminals measure differently, the last word takes other forms.
    #expect(
      lines.prefix(6).joined(separator: "\n") == """
         Transform               all │ Reactor                 all
        all                   4 rows │all                   4 rows
          กำกำ                 1·all │  กำกำ                 1·all
          हिन्दी                1·all │  हिन्दी                1·all
          தமிழ்                 1·all │  தமிழ்                 1·all
          ශ්රී ලංකා              1·all │  ශ්රී ලංකා              1·all
        """
    )
  }

  @Test func `colours are shown, and not with NO_COLOR`() throws {
    let coloured = try start()
    #expect(try coloured.screen(hasEscapes: true).contains("\u{1B}[34m"))
    let plain = try start(environment: ["NO_COLOR": "1"])
    let shown = try plain.screen(hasEscapes: true)
    let colours = ["31", "32", "33", "34"].map { "\u{1B}[\($0)m" }
    #expect(!colours.contains { shown.contains($0) })
    #expect(shown.contains("Transform"))
  }
}
