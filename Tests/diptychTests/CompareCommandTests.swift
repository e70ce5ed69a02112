import FeedOrigin
import Foundation
import Testing

@testable import diptych

@MainActor
@Suite struct CompareCommandTests {
  @Test func `the main job holds every rule it exercises, live`() async {
    let run = await CommandLineRun.of(["compare"])
    #expect(run.status == .held)
    #expect(run.messages.isEmpty)
    #expect(run.output.contains("FeedTransform: held"))
    #expect(run.output.contains("FeedReactor: held"))
    #expect(run.output.contains("Both end in the same state, after the same requests."))
    #expect(run.output.contains("live over libcurl"))
  }

  @Test func `live and virtual runs print the same events`() async {
    for scenario in BuiltInScenario.all {
      let live = await CommandLineRun.of(["compare", scenario.name])
      let virtual = await CommandLineRun.of(["compare", scenario.name, "--virtual"])
      #expect(events(in: live.output) == events(in: virtual.output))
      #expect(events(in: live.output).count > 6)
    }
  }

  @Test func `the built-in scenarios are the files of the samples`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Samples/Scenarios")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false)
    )
    #expect(Set(files) == Set(BuiltInScenario.all.map { $0.name + ".scenario" }))
    for scenario in BuiltInScenario.all {
      let file = folder.appending(path: scenario.name + ".scenario")
      #expect(try String(contentsOf: file, encoding: .utf8) == scenario.text)
    }
  }

  @Test func `a malformed scenario is refused with line, column and what was expected`() async {
    let run = await CommandLineRun.of(["compare", "R ok1[a»2"])
    #expect(run.status == .wrongUsage)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains("line 1, column"))
    #expect(run.messages.contains("expected"))
  }

  @Test(arguments: [404, 418, 507])
  func `a status that a scenario wants comes from the built-in origin`(status: Int) async {
    let run = await CommandLineRun.of(["compare", "R err1(\(status)) Y ok2»∅"])
    #expect(run.status == .held)
    #expect(run.output.contains("answer 1: status \(status)"))
    #expect(!run.output.contains("otherwise than the scenario says"))
  }

  @Test(arguments: ["", "(ratelimit)", "(unauthorized)", "(418)", "(unreadable)"])
  func `a failure that a scenario wants comes on a connection that was used before`(
    error: String
  ) async {
    let run = await CommandLineRun.of(["compare", "R ok1»2 M err2\(error) Y ok3»∅"])
    #expect(run.status == .held)
    #expect(!run.output.contains("otherwise than the scenario says"))
    #expect(!run.output.contains("was never sent"))
  }

  @Test func `of a long line only the place is shown`() async {
    let line = String(repeating: "R ", count: 5000) + "Q" + String(repeating: " M", count: 5000)
    let run = await CommandLineRun.of(["compare", line])
    #expect(run.status == .wrongUsage)
    #expect(run.messages.contains("line 1, column 10001: found \"Q\""))
    #expect(run.messages.contains("\n  …R R"))
    #expect(run.messages.split(separator: "\n").allSatisfy { $0.count < 200 })
    let lines = run.messages.split(separator: "\n")
    let caret = lines.firstIndex { $0.hasSuffix("^") } ?? 0
    #expect(lines[caret - 1].dropFirst(lines[caret].count - 1).first == "Q")
  }

  @Test func `a scenario that does not exist is refused with the known ones`() async {
    let run = await CommandLineRun.of(["compare", "frist-load"])
    #expect(run.status == .wrongUsage)
    #expect(run.messages.contains("first-load, to-the-end"))
  }

  @Test func `an unknown policy is refused with what is offered`() async {
    let run = await CommandLineRun.of(["compare", "--policy", "P1=often"])
    #expect(run.status == .wrongUsage)
    #expect(run.messages.contains("cancel, ignore, queue"))
  }

  @Test func `a policy changes what happens`() async {
    let arguments = ["compare", "R ok1»2 M R ok2", "--virtual"]
    let cancelling = await CommandLineRun.of(arguments)
    let queueing = await CommandLineRun.of(arguments + ["--policy", "P1=queue"])
    #expect(cancelling.output.contains("cancelled"))
    #expect(!queueing.output.contains("cancelled"))
    #expect(queueing.status == .held)
  }

  @Test func `an origin that is not there ends with 69 and says what to do`() async throws {
    let origin = Origin.feed()
    try origin.start()
    let url = origin.url
    origin.stop()
    let run = await CommandLineRun.of(["compare", "--origin", url, "--feed", "pages"])
    #expect(run.status == .originNotReachable)
    #expect(run.messages.contains(url))
    #expect(run.messages.contains("--origin"))
  }

  @Test func `an origin that dies in the middle ends with 69`() async throws {
    let origin = Origin.feed(kind: .github, plan: [3: .fault(.originDies)])
    try origin.start()
    defer { origin.stop() }
    let run = await CommandLineRun.of(
      ["compare", "R ok1 M ok2 M ok3", "--origin", origin.url, "--feed", "github"])
    #expect(run.status == .originNotReachable)
    #expect(run.messages.contains("no answer to use"))
  }

  @Test(arguments: FeedKind.allCases)
  func `every kind of real server holds the rules`(kind: FeedKind) async throws {
    let origin = Origin.feed()
    try origin.start()
    defer { origin.stop() }
    let run = await CommandLineRun.of(
      ["compare", "--origin", origin.url, "--feed", kind.rawValue])
    #expect(run.status == .held, "\(run.messages)\(run.output)")
    #expect(!run.output.unicodeScalars.contains("\u{1B}"))
  }

  @Test func `an address that is none is refused`() async {
    for address in ["localhost:80", "ftp://host", "http://", "http://host/?q=1"] {
      let run = await CommandLineRun.of(["compare", "--origin", address, "--feed", "pages"])
      #expect(run.status == .wrongUsage)
      #expect(run.messages.contains("is no address"))
    }
  }

  @Test func `a server that sends none of the wanted pages ends with 2`() async throws {
    let origin = Origin.feed(kind: .pages)
    try origin.start()
    defer { origin.stop() }
    let run = await CommandLineRun.of(
      ["compare", "R ok1 M ok2", "--origin", origin.url, "--feed", "github"])
    #expect(run.status == .notExercised)
    #expect(run.output.contains("the origin answered otherwise than the scenario says: answer 1"))
    #expect(run.messages.contains("is it the right one?"))
  }

  @Test func `an address with a password is refused`() async {
    let run = await CommandLineRun.of(
      ["compare", "--origin", "http://user:secret@127.0.0.1:1", "--feed", "pages"])
    #expect(run.status == .wrongUsage)
    #expect(!run.messages.contains("secret"))
  }

  @Test func `an option that is given twice is refused`() async {
    let run = await CommandLineRun.of(["compare", "--feed", "pages", "--feed=github"])
    #expect(run.status == .wrongUsage)
    #expect(run.messages.contains("--feed is given twice"))
  }

  @Test func `a sequence with a slash is not taken for a file`() async {
    let run = await CommandLineRun.of(["compare", "C(x/y) ok1[a] // a comment", "--virtual"])
    #expect(run.status == .held, "\(run.messages)")
  }

  @Test func `a success is no failure`() async {
    let run = await CommandLineRun.of(["compare", "R err1(204)", "--virtual"])
    #expect(run.status == .wrongUsage)
    #expect(run.messages.contains("a status such as 500"))
  }

  @Test func `on a narrow terminal one lane stands below the other and no line is too long`() async
  {
    let run = await CommandLineRun.of(["compare", "category-switch", "--virtual"], columns: 40)
    #expect(run.status == .held)
    let rows = run.output.split(separator: "\n").prefix { row in
      !row.contains("FeedTransform") || !row.contains("FeedReactor")
    }
    #expect(rows.contains("  FeedReactor"))
    for row in rows where row.hasPrefix("    ") { #expect(row.count <= 40, "\(row)") }
  }

  @Test func `control characters of arguments do not reach the terminal`() async {
    for arguments in [["\u{1B}[31mred"], ["compare", "--\u{1B}[31mx"], ["new", "a", "\u{1B}b"]] {
      let run = await CommandLineRun.of(arguments)
      #expect(run.status == .wrongUsage)
      #expect(!run.messages.unicodeScalars.contains("\u{1B}"))
    }
  }

  @Test func `colours are used on a terminal only`() async {
    let plain = await CommandLineRun.of(["compare", "first-load", "--virtual"])
    let coloured = await CommandLineRun.of(
      ["compare", "first-load", "--virtual"],
      hasColour: true
    )
    #expect(!plain.output.unicodeScalars.contains("\u{1B}"))
    #expect(coloured.output.unicodeScalars.contains("\u{1B}"))
  }

  private func events(in output: String) -> [Substring] {
    output.split(separator: "\n").filter { !$0.contains("policies:") }
  }
}
