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

  @Test func `a wrong feed stands beside the view model and is caught when it differs`() async {
    let right = await CommandLineRun.of(["play", "wrong-3.3", "--keys", "a"])
    #expect(right.output.contains("both alike"))
    let wrong = await CommandLineRun.of(["play", "wrong-2.1", "--keys", "aplda"])
    #expect(wrong.status == .held)
    #expect(wrong.output.contains("wrong-2.1"))
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
