import Foundation

extension Terminal {
  /// The terminal, pipe or file that the program was started with.
  static var standard: Terminal {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let refusesColour = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return Terminal(
      hasColour: isTerminal && !refusesColour && environment["TERM"] != "dumb",
      showsProgress: isatty(STDERR_FILENO) == 1,
      columns: isTerminal ? columnsOfTerminal() : environment["COLUMNS"].flatMap(Int.init) ?? 100,
      write: writeOutput,
      writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) }
    )
  }

  /// Writes output; when nobody reads it or there is no room, going on would be in vain.
  private static func writeOutput(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      let message = Data("diptych: the output cannot be written.\n".utf8)
      try? FileHandle.standardError.write(contentsOf: message)
      exit(ProgramStatus.outputNotWritable.rawValue)
    }
  }

  private static func columnsOfTerminal() -> Int {
    var size = winsize()
    let result = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return result == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }
}
