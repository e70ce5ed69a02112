import CCoverage
import DiptychDocs
import FeedContract
import Foundation

/// Finds the lines that run in each step of a scenario, in a program built with coverage.
struct StepCoverage {
  /// Why the lines cannot be told.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let tree: SourceTree
  private let folder: URL

  /// Finds what is needed; nil in a program built without coverage.
  ///
  /// - Parameter tree: The package's sources.
  init?(tree: SourceTree) {
    guard coverage_is_available() else { return nil }
    self.tree = tree
    folder = FileManager.default.temporaryDirectory.appending(path: "diptych-\(UUID())")
    coverage_silence()
  }

  /// The lines of a module that run in each step.
  ///
  /// - Parameters:
  ///   - module: The module, a folder of `Sources`.
  ///   - architecture: The feed, under the scenario's policies.
  ///   - scenario: What happens.
  /// - Returns: The lines of each step, the making of the feed first.
  /// - Throws: ``Failure`` when a tool of the toolchain fails.
  func lines(
    of module: String,
    _ architecture: Architecture,
    _ scenario: Scenario
  ) throws -> [ExecutedLines] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    coverage_reset()
    let feed = Run(of: architecture)
    var written = write(0)
    coverage_reset()
    feed.perform(scenario) { step in
      written = write(step) && written
      coverage_reset()
    }
    coverage_silence()
    guard written else { throw Failure(description: "the counters cannot be written.") }
    return try (0...scenario.steps.count).map { try lines(of: [module], in: $0) }
  }

  /// The lines of modules that run in the course of scenarios, all of them together.
  ///
  /// - Parameters:
  ///   - modules: The modules, folders of `Sources`.
  ///   - runs: Feeds under the policies of a scenario, and what happens.
  /// - Returns: The lines.
  /// - Throws: ``Failure`` when a tool of the toolchain fails.
  func lines(of modules: [String], in runs: [(Architecture, Scenario)]) throws -> ExecutedLines {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    coverage_reset()
    for (architecture, scenario) in runs { Run(of: architecture).perform(scenario) }
    let written = write(0)
    coverage_silence()
    guard written else { throw Failure(description: "the counters cannot be written.") }
    return try lines(of: modules, in: 0)
  }

  /// The lines of modules in counters that were written.
  private func lines(of modules: [String], in number: Int) throws -> ExecutedLines {
    let files = try modules.flatMap { try tree.files(of: $0) }.map { file in
      tree.folder.appending(path: file).path(percentEncoded: false)
    }
    let merged = path(number, "profdata")
    try call("llvm-profdata", ["merge", "-sparse", path(number, "profraw"), "-o", merged])
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let export = try call("llvm-cov", ["export", program, "-instr-profile=\(merged)"] + files)
    return try ExecutedLines(export: export, in: tree)
  }

  private func path(_ step: Int, _ kind: String) -> String {
    folder.appending(path: "\(step).\(kind)").path(percentEncoded: false)
  }

  private func write(_ step: Int) -> Bool { unsafe coverage_write(path(step, "profraw")) }

  /// Runs a tool of the toolchain that the program was built with.
  @discardableResult
  private func call(_ tool: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = try StepCoverage.place(of: tool)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: "\(tool) failed.") }
    return data
  }

  /// A tool beside the `swift` that is found first; those of the system are often of another version.
  static func place(of tool: String) throws -> URL {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let swift = URL(filePath: "\(folder)/swift").resolvingSymlinksInPath()
      let candidate = swift.deletingLastPathComponent().appending(path: tool)
      let isThere = FileManager.default.isExecutableFile(
        atPath: candidate.path(percentEncoded: false)
      )
      let hasSwift = FileManager.default.fileExists(atPath: swift.path(percentEncoded: false))
      if isThere, hasSwift { return candidate }
    }
    throw Failure(description: "there is no \(tool) beside swift.")
  }
}
