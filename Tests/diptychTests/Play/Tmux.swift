import Foundation

/// A real terminal: a program in tmux, keys in, screen out.
///
/// Nothing sleeps: whoever waits for something looks again and again until it is there.
final class Tmux {
  /// Whether there is a tmux to test with.
  static let isAvailable = (try? output(of: ["tmux", "-V"])) != nil

  /// What tests say that are skipped.
  static let absence = "tmux is not installed: the program is not driven in a real terminal"

  private let server: String

  /// Starts a shell in a terminal of this size.
  init(columns: Int = 80, rows: Int = 20, environment: [String: String] = [:]) throws {
    server = "diptych-test-\(UUID().uuidString)"
    var words = ["env", "-u", "NO_COLOR", "-u", "LC_ALL", "LANG=C.UTF-8", "PS1=ready> "]
    words += environment.map { "\($0.key)=\($0.value)" }
    words += ["bash", "--norc", "--noprofile"]
    // The server outlives the command that starts it: what it inherits must not keep that waiting.
    let closing = """
      for place in /proc/self/fd/*; do
        number=${place##*/}
        [ "$number" -gt 2 ] && eval "exec $number>&-"
      done
      exec "$@"
      """
    try Self.start(
      ["bash", "-c", closing, "tmux", "tmux", "-L", server, "-f", "/dev/null", "-u"]
        + ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"] + words,
      output: FileHandle.nullDevice
    )
    try run(["set-option", "-g", "status", "off"])
  }

  deinit { _ = try? run(["kill-server"]) }

  /// Presses keys, named as tmux names them.
  func press(_ keys: String...) throws { try run(["send-keys"] + keys) }

  /// Types a line and Enter.
  func type(_ line: String) throws { try run(["send-keys", line, "Enter"]) }

  /// Gives the terminal another size.
  func resize(columns: Int, rows: Int) throws {
    try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// What the terminal shows.
  func screen(hasEscapes: Bool = false) throws -> String {
    try run(["capture-pane", "-p"] + (hasEscapes ? ["-e"] : []))
  }

  /// Looks until the screen shows something.
  ///
  /// - Returns: The screen that shows it.
  /// - Throws: The last screen, when it does not show it within ten seconds.
  func screen(with text: String) throws -> String {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(10)
    var shown = try screen()
    var earlier = ""
    // A screen that is being drawn may show the text already: it must look the same twice.
    while !shown.contains(text) || shown != earlier, clock.now < end {
      earlier = shown
      shown = try screen()
    }
    if !shown.contains(text) { throw Missing(text: text, screen: shown) }
    return shown
  }

  /// The process that runs in the foreground of the terminal.
  func foregroundProcess(named name: String) throws -> Int32? {
    guard let shell = try shellProcess() else { return nil }
    let children = try Self.output(of: ["ps", "-o", "pid=,comm=", "--ppid", "\(shell)"])
    for line in children.split(separator: "\n") where line.contains(name) {
      return line.split(separator: " ").first.flatMap { Int32($0) }
    }
    return nil
  }

  private func shellProcess() throws -> Int32? {
    let text = try run(["display-message", "-p", "#{pane_pid}"])
    return Int32(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    try Self.output(of: ["tmux", "-L", server, "-f", "/dev/null", "-u"] + arguments)
  }

  /// Something that a screen did not show.
  struct Missing: Error, CustomStringConvertible {
    let text: String
    let screen: String

    var description: String { "\"\(text)\" is missing on this screen:\n\(screen)" }
  }

  private struct Failure: Error {
    let command: String
  }

  private static func output(of command: [String]) throws -> String {
    let pipe = Pipe()
    let read = { pipe.fileHandleForReading.readDataToEndOfFile() }
    return String(bytes: try start(command, output: pipe, read), encoding: .utf8) ?? ""
  }

  @discardableResult
  private static func start(
    _ command: [String],
    output: Any,
    _ read: () -> Data = { Data() }
  ) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try withUnmaskedSignals { try process.run() }
    let data = read()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure(command: command.joined(separator: " ")) }
    return data
  }

  /// Starts something with no signal held back: a child inherits the mask of the thread that starts
  /// it, and the threads that tests run on hold all of them back.
  private static func withUnmaskedSignals(_ start: () throws -> Void) rethrows {
    var none = sigset_t()
    var earlier = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &earlier)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &earlier, nil) }
    try start()
  }
}
