import Foundation
import Testing

@testable import diptych

/// What a program with the counters of a build with coverage leaves when it ends.
struct CoverageFileTests {
  @Test func `only a file that the environment names is left`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "diptych-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/CCoverage")
      .standardizedFileURL.path(percentEncoded: false)
    let main = """
      #include "CCoverage.h"
      int main(void) { return coverage_is_available() ? 0 : 1; }
      """
    try Data(main.utf8).write(to: folder.appending(path: "main.c"))
    let clang = try StepCoverage.place(of: "clang")
    let flags = ["-fprofile-instr-generate", "-fcoverage-mapping", "-I", sources + "/include"]
    let files = ["main.c", sources + "/coverage.c", "-o", "program"]
    #expect(try status(of: clang, flags + files, in: folder) == 0)
    let written = ["main.c", "program"]

    let program = folder.appending(path: "program")
    #expect(try status(of: program, [], in: folder) == 0)
    #expect(try names(in: folder) == written)

    #expect(try status(of: program, [], in: folder, counters: "counters") == 0)
    #expect(try names(in: folder) == ["counters"] + written)
  }

  private func status(
    of program: URL,
    _ arguments: [String],
    in folder: URL,
    counters: String? = nil
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
    process.environment?["LLVM_PROFILE_FILE"] = counters
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
  }
}
