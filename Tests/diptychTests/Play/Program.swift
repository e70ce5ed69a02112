import Foundation

/// The program that was built together with these tests.
enum Program {
  /// Its path: beside the bundle that is being tested.
  static let path: String = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") }
    let folder =
      bundle.map { argument in
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
        let end = parts.firstIndex { $0.hasSuffix(".xctest") } ?? parts.endIndex
        return parts[..<end].joined(separator: "/")
      } ?? ".build/debug"
    return folder + "/diptych"
  }()
}
