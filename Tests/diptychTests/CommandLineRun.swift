import Testing

@testable import diptych

/// What one command line did.
struct CommandLineRun {
  let status: ProgramStatus
  let output: String
  let messages: String

  /// Carries a command line out in this process, into a pipe.
  ///
  /// - Parameters:
  ///   - arguments: What stands after the program's name.
  ///   - hasColour: Whether the output is a terminal with colours.
  ///   - columns: How many columns it has.
  /// - Returns: What it printed and how it ended.
  @MainActor
  static func of(_ arguments: [String], hasColour: Bool = false, columns: Int = 100) async
    -> CommandLineRun
  {
    var output = ""
    var messages = ""
    let terminal = Terminal(
      hasColour: hasColour,
      showsProgress: false,
      columns: columns,
      write: { output += $0 },
      writeError: { messages += $0 }
    )
    let status = await Diptych.run(arguments, on: terminal)
    return CommandLineRun(status: status, output: output, messages: messages)
  }
}
