import FeedContract
import FeedSpecimens
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
    for arguments in [["nobody"], ["--size", "80"], ["--policy", "P1=perhaps"]] {
      let run = await CommandLineRun.of(["play", "--keys", ""] + arguments)
      #expect(run.status == .wrongUsage)
    }
  }

  @Test func `colours are printed on a terminal only`() async {
    let arguments = ["play", "--keys", "", "--size", "40x10"]
    let coloured = await CommandLineRun.of(arguments, hasColour: true)
    let plain = await CommandLineRun.of(arguments)
    #expect(coloured.output.contains("\u{1B}[1;7;34m"))
    #expect(!plain.output.contains("\u{1B}"))
  }
}
