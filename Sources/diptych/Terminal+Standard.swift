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
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) }
    )
  }

  private static func columnsOfTerminal() -> Int {
    var size = winsize()
    let result = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return result == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }
}
