import FeedModel
import Foundation

/// The command line: one paged feed in two architectures, held to one contract.
@main
struct Diptych {
  /// Every command, in the order of the help text.
  static var commands: [any Command.Type] {
    [
      CompareCommand.self, PlayCommand.self, ExploreCommand.self, BreakCommand.self,
      MergeCommand.self, DiffCommand.self, TraceCommand.self, RulesCommand.self, NewCommand.self,
      ServeCommand.self, BenchCommand.self, DocsCommand.self, ReportCommand.self,
    ]
  }

  @MainActor
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = await run(arguments, on: .standard)
    exit(status.rawValue)
  }

  /// Carries out one command line.
  ///
  /// - Parameters:
  ///   - arguments: What stands after the program's name; nothing runs the main job.
  ///   - terminal: Where the output goes.
  /// - Returns: What the caller is told.
  @MainActor
  static func run(_ arguments: [String], on terminal: Terminal) async -> ProgramStatus {
    var arguments = arguments
    // As in `help trace`, which is `trace --help`.
    if arguments.first == "help", arguments.count == 2 { arguments = [arguments[1], "--help"] }
    let word = arguments.first ?? CompareCommand.name
    if ["--help", "-h", "help"].contains(word) {
      terminal.print(help)
      return .held
    }
    guard let command = commands.first(where: { $0.name == word }) else {
      terminal.complain("diptych: there is no command \"\(PlainText(word))\".\n\n\(help)")
      return .wrongUsage
    }
    return await run(command, Array(arguments.dropFirst()), on: terminal)
  }

  @MainActor
  private static func run(
    _ command: any Command.Type,
    _ arguments: [String],
    on terminal: Terminal
  ) async -> ProgramStatus {
    if arguments.contains("--help") || arguments.contains("-h") {
      terminal.print(command.help)
      return .held
    }
    do {
      var list = ArgumentList(arguments)
      let command = try command.init(&list)
      try list.finish()
      return try await command.run(on: terminal)
    } catch let error as UsageError {
      terminal.complain(
        "diptych \(command.name): \(error)\nTry: diptych \(command.name) --help"
      )
      return .wrongUsage
    } catch let error as OriginUnreachable {
      terminal.complain("diptych \(command.name): \(error)")
      return .originNotReachable
    } catch let error as OutputFile.Failure {
      terminal.complain("diptych \(command.name): \(error)")
      return .outputNotWritable
    } catch {
      terminal.complain("diptych \(command.name): \(error)")
      return .broken
    }
  }

  /// The list of commands.
  static var help: String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let lines = commands.map { command in
      "  " + command.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
        + command.summary
    }
    return """
      diptych: one paged feed, two architectures, one contract.

      Usage: diptych [COMMAND] [ARGUMENTS]
             diptych COMMAND --help

      \(lines.joined(separator: "\n"))

      Without a command it runs compare.
      Exit status: 0 held, 1 broken, 2 not exercised, 64 wrong usage, 69 origin not reachable,
      74 output not writable.
      """
  }
}
