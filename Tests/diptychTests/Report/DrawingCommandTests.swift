import Testing

@testable import diptych

@MainActor
@Suite struct DrawingCommandTests {
  @Test(arguments: [
    ["trace", "FeedReactor", "R ok1»2", "--svg"], ["trace", "wrong-2.1", "R", "--svg", "--dark"],
    ["diff", "FeedTransform", "FeedReactor", "page-fails", "--svg"],
  ])
  func `a drawing is a whole file and nothing else`(arguments: [String]) async {
    let run = await CommandLineRun.of(arguments)
    #expect(run.output.hasPrefix("<svg xmlns="))
    #expect(run.output.hasSuffix("</svg>\n"))
    #expect(run.messages.isEmpty)
  }

  @Test func `a drawing of two feeds that differ still says so by its status`() async {
    let run = await CommandLineRun.of(
      ["diff", "FeedTransform", "wrong-2.1", "R ok1»2 M R ok3»2 ok2»3", "--svg"])
    #expect(run.status == .broken)
    #expect(run.output.contains("0 ≠ 1"))
  }

  @Test(arguments: [
    ["trace", "FeedReactor", "R", "--dark"], ["trace", "FeedReactor", "R", "--svg", "--json"],
    ["diff", "FeedTransform", "FeedReactor", "--svg"],
  ])
  func `what cannot be drawn is refused`(arguments: [String]) async {
    #expect(await CommandLineRun.of(arguments).status == .wrongUsage)
  }
}
