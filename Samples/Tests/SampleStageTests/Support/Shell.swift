import Foundation
import Testing

/// What a shell says of a line of commands.
struct Run: Equatable {
  let status: Int32
  let output: String
  let messages: String
}

/// Runs a line in the folder of the programs: that of the bundle that is being tested.
func shell(_ line: String) throws -> Run {
  let bundle = try #require(CommandLine.arguments.first { $0.contains(".xctest") })
  let parts = bundle.split(separator: "/", omittingEmptySubsequences: false)
  let end = parts.firstIndex { $0.hasSuffix(".xctest") } ?? parts.endIndex
  let process = Process()
  process.executableURL = URL(filePath: "/bin/bash")
  process.arguments = ["-c", line]
  process.currentDirectoryURL = URL(filePath: parts[..<end].joined(separator: "/"))
  let output = Pipe()
  let messages = Pipe()
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = output
  process.standardError = messages
  try withUnmaskedSignals { try process.run() }
  let printed = output.fileHandleForReading.readDataToEndOfFile()
  let said = messages.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return Run(
    status: process.terminationStatus,
    output: String(decoding: printed, as: UTF8.self),
    messages: String(decoding: said, as: UTF8.self)
  )
}

/// Starts something with no signal held back: a child inherits the mask of the thread that starts
/// it, and the threads that tests run on hold all of them back.
///
/// The kit's tests have the same few lines: no module of tests is shared between two packages.
private func withUnmaskedSignals(_ start: () throws -> Void) rethrows {
  var none = sigset_t()
  var earlier = sigset_t()
  unsafe sigemptyset(&none)
  unsafe pthread_sigmask(SIG_SETMASK, &none, &earlier)
  defer { unsafe pthread_sigmask(SIG_SETMASK, &earlier, nil) }
  try start()
}
