import Foundation

/// Runs the Swift compiler on a fixture, against the modules this test was built with.
struct Compiler {
  /// What the compiler made of a source.
  struct Outcome {
    let succeeded: Bool
    let messages: String
  }

  private let modules: URL
  private let build: URL

  /// Looks for the built modules beside the test's own executable, and above it.
  init?() {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let modules = folder.appendingPathComponent("Modules")
      let streams = modules.appendingPathComponent("Streams.swiftmodule")
      if FileManager.default.fileExists(atPath: streams.path) {
        self.modules = modules
        build = folder
        return
      }
    }
    return nil
  }

  /// The fixtures of a folder, by name.
  static func fixtures(in folder: String) throws -> [URL] {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures").appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(
      at: fixtures,
      includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "swift" }
    .sorted { $0.path < $1.path }
  }

  /// Compiles a source as far as its SIL diagnostics, where data races are found.
  func compile(_ source: String, languageMode: String) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fixture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Fixture.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-emit-sil", "-o", folder.appendingPathComponent("Fixture.sil").path,
      "-parse-as-library", "-swift-version", languageMode, "-module-name", "Fixture",
      "-module-cache-path", build.appendingPathComponent("ModuleCache").path,
      "-I", modules.path,
      "-Xcc", "-fmodule-map-file=\(build.path)/CTrampoline.build/module.modulemap",
      file.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      succeeded: process.terminationStatus == 0,
      messages: String(decoding: output, as: UTF8.self)
    )
  }
}
