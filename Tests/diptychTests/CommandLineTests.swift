import Testing

@testable import diptych

@MainActor
@Suite struct CommandLineTests {
  @Test func `every command has a help text that names it`() async {
    for command in Diptych.commands {
      let run = await CommandLineRun.of([command.name, "--help"])
      #expect(run.status == .held)
      #expect(run.output.hasPrefix("Usage: diptych \(command.name)"))
    }
  }

  @Test func `help and a command is the command's help text`() async {
    for command in Diptych.commands {
      let run = await CommandLineRun.of(["help", command.name])
      #expect(run.output == command.help + "\n")
    }
    #expect(await CommandLineRun.of(["help", "--help"]).output == Diptych.help + "\n")
    #expect(await CommandLineRun.of(["help", "compete"]).status == .wrongUsage)
  }

  @Test func `no line of a help text has more than 100 columns`() async {
    for arguments in [["--help"]] + Diptych.commands.map({ [$0.name, "--help"] }) {
      let run = await CommandLineRun.of(arguments)
      let lines = run.output.split(separator: "\n")
      #expect(lines.filter { $0.count > 100 } == [], "\(arguments)")
    }
  }

  @Test func `the list of commands has a line for each`() async {
    let run = await CommandLineRun.of(["--help"])
    #expect(run.status == .held)
    for command in Diptych.commands { #expect(run.output.contains("  \(command.name) ")) }
  }

  @Test func `an unknown command is refused with the list`() async {
    let run = await CommandLineRun.of(["compete"])
    #expect(run.status == .wrongUsage)
    #expect(run.messages.contains("no command \"compete\""))
    #expect(run.messages.contains("compare"))
  }

  @Test func `an unknown option is refused with the way to the help`() async {
    let run = await CommandLineRun.of(["compare", "--fast"])
    #expect(run.status == .wrongUsage)
    #expect(run.messages.contains("no option --fast"))
    #expect(run.messages.contains("diptych compare --help"))
  }

  @Test(
    arguments: [
      ["rules", "2.1", "--policies"], ["serve", "--faults", "--port", "8080"],
      ["serve", "--port", "70000"],
    ]
  )
  func `arguments that do not go together are refused`(arguments: [String]) async {
    let run = await CommandLineRun.of(arguments)
    #expect(run.status == .wrongUsage)
    #expect(run.output.isEmpty)
  }

  @Test func `a feed in the place of a scenario is told where a feed may stand`() async {
    for arguments in [["report", "pages"], ["compare"], ["trace", "FeedTransform"]] {
      let run = await CommandLineRun.of(arguments + ["pictureFeed"])
      #expect(run.status == .wrongUsage)
      #expect(run.output.isEmpty)
      #expect(run.messages.contains("PictureFeed is a feed, and a scenario is wanted."))
      #expect(run.messages.contains("diptych report DIRECTORY --against PictureFeed"))
      #expect(run.messages.contains("diptych trace PictureFeed SCENARIO"))
    }
  }

  @Test func `an option without its value is refused`() async {
    let run = await CommandLineRun.of(["compare", "--origin"])
    #expect(run.status == .wrongUsage)
    #expect(run.messages.contains("--origin needs a value"))
  }
}
