import FeedContract
import FeedSpecimens
import Foundation
import Testing

@testable import diptych

@MainActor
struct PlayCommandTests {
  @Test func `keys are pressed and the picture is printed, without a terminal`() async {
    let run = await CommandLineRun.of(["play", "--keys", "ajG", "--size", "60x12"])
    #expect(run.status == .held)
    #expect(
      run.output == """
         Transform               all │ Reactor                 all
        all                   8 rows▐│all                   8 rows▐
        ▸ 1a                   1·all │▸ 1a                   1·all
          1b                   1·all │  1b                   1·all
          1c                   1·all │  1c                   1·all
          1d                   1·all │  1d                   1·all
          1e                   1·all │  1e                   1·all
          1f                   1·all │  1f                   1·all
          1g                   1·all │  1g                   1·all
        answer next: M2»2                                 both alike
        ─R─ok1─M─▸
        This key does nothing now: ? shows the keys.

        """
    )
  }

  @Test func `one feed is shown alone`() async {
    let run = await CommandLineRun.of(["play", "reactor", "--keys", "a", "--size", "40x11"])
    #expect(run.output.hasPrefix(" Reactor                            all\n"))
    #expect(!run.output.contains("both alike"))
  }

  @Test func `a scenario shows where a wrong feed differs, step by step`() async {
    let scenario = ["play", "wrong-3.6", "--from", "R ok1 R err2", "--size", "60x12", "--keys"]
    let alike = await CommandLineRun.of(scenario + ["nn"])
    #expect(alike.output.contains("both alike"))
    #expect(alike.output.contains("n next (1 to come)"))
    let differing = await CommandLineRun.of(scenario + ["nnn"])
    #expect(differing.output.contains("≠ THEY DIFFER"))
    let back = await CommandLineRun.of(scenario + ["nnnu"])
    #expect(back.output == alike.output)
  }

  @Test(arguments: WrongFeed.all.map(\.rule.description))
  func `every wrong feed can be played through its witness`(rule: String) async throws {
    let wrong = try #require(WrongFeed.all.first { $0.rule.description == rule })
    let keys = String(repeating: "n", count: wrong.witness.steps.count)
    let run = await CommandLineRun.of([
      "play", wrong.architecture.name, "--from", wrong.witness.description, "--keys", keys,
    ])
    #expect(run.status == .held)
  }

  @Test func `a feed that is not known, a size and a policy that cannot be are refused`() async {
    for arguments in [
      ["nobody"], ["--size", "80"], ["--size", "xx80x24"], ["--size", "80x"],
      ["--policy", "P1=perhaps"],
    ] {
      let run = await CommandLineRun.of(["play", "--keys", ""] + arguments)
      #expect(run.status == .wrongUsage)
    }
  }

  @Test func `a session that cannot be saved is told before it is played, and ends with 74`() async
  {
    let run = await CommandLineRun.of(["play", "--keys", "as", "--save", "/no/such/folder/x"])
    #expect(run.status == .outputNotWritable)
    #expect(run.output == "")
    #expect(
      run.messages == """
        diptych play: the session cannot be written to "/no/such/folder/x": its folder does not exist.

        """
    )
  }

  @Test func `a session takes the place of a scenario, and of nothing else`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: file) }
    try Data("precious".utf8).write(to: URL(filePath: file))
    let refused = await CommandLineRun.of(["play", "--keys", "as", "--save", file])
    #expect(refused.status == .wrongUsage)
    #expect(refused.messages.contains("exists and is no scenario; name another file."))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "precious")
    for keys in ["as", "l1s"] {
      try Data("title: earlier\nR\n".utf8).write(to: URL(filePath: file))
      let run = await CommandLineRun.of(["play", "--keys", keys, "--save", file])
      #expect(run.status == .held)
      #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("title: played\n"))
    }
    let unnamed = await CommandLineRun.of(["play", "--keys", "", "--save", ""])
    #expect(unnamed.status == .wrongUsage)
  }

  @Test func `a session without a name takes one that no file has`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var names: [String] = []
    for _ in 1...3 {
      let name = SaveFile(folder: folder.path).name
      names.append(URL(filePath: name).lastPathComponent)
      try Data().write(to: URL(filePath: name))
    }
    #expect(names == ["session.scenario", "session-2.scenario", "session-3.scenario"])
    #expect(SaveFile(wish: "mine", folder: folder.path).name == "mine")
  }

  @Test func `a saved session is where an exploration can begin`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let played = await CommandLineRun.of(
      ["play", "--policy", "P1=queue", "--save", file, "--keys", "apcls"]
    )
    #expect(played.status == .held)
    let run = await CommandLineRun.of(["explore", "FeedReactor", "--from", file, "--depth", "2"])
    #expect(run.status == .held)
    let head = run.output.split(separator: "\n").prefix(2)
    #expect(head.first?.hasPrefix("FeedReactor, policies P1=queue, full alphabet: ") == true)
    #expect(
      head.last == """
        after R ok1[1a 1b 1c 1d 1e 1f 1g 1h] R C(Android) ok2[2a 2b 2c 2d 2e 2f 2g 2h]»∅
        """
    )
  }

  @Test func `colours are printed on a terminal only`() async {
    let arguments = ["play", "--keys", "", "--size", "40x10"]
    let coloured = await CommandLineRun.of(arguments, hasColour: true)
    let plain = await CommandLineRun.of(arguments)
    #expect(coloured.output.contains("\u{1B}[1;7;34m"))
    #expect(!plain.output.contains("\u{1B}"))
  }
}
