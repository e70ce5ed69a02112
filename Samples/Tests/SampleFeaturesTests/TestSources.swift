import Foundation

@testable import SampleFeatures

/// The tests of the kit and of its samples, as they are written.
enum TestSources {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every test function whose name stands between backticks.
  static func all() throws -> Set<TestName> {
    var tests: Set<TestName> = []
    for folder in ["Tests", "Samples/Tests", "Samples/YourArchitecture/Tests"] {
      for file in try files(in: folder) where file.hasSuffix(".swift") {
        guard let module = file.split(separator: "/").first else { continue }
        for name in names(in: try text(of: "\(folder)/\(file)")) {
          tests.insert(TestName(module: String(module), name: name))
        }
      }
    }
    return tests
  }

  /// The names behind `@Test` in a source; a function without the attribute is no test.
  static func names(in source: String) -> [String] {
    source.components(separatedBy: "@Test").dropFirst().compactMap { part in
      let words = part.split(separator: "func `", maxSplits: 1)
      guard words.count == 2, !words[0].contains("}\n\n") else { return nil }
      return words[1].split(separator: "`").first.map(String.init)
    }
  }

  /// A file of the package.
  static func text(of file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }

  /// The files below a folder, in order.
  static func files(in folder: String) throws -> [String] {
    let path = root.appending(path: folder).path(percentEncoded: false)
    return try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }
}
