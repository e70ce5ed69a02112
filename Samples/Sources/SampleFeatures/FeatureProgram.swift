import Foundation
import SampleStage

/// Prints the feature table, or tells which of its tests did not pass.
@main
enum FeatureProgram {
  static func main() {
    StandardOutput.hearOfClosedPipes()
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "--help" where arguments.count == 1, "-h" where arguments.count == 1:
      StandardOutput.print(usage)
    case nil:
      StandardOutput.print(String(FeatureTable.markdown.dropLast()))
    case "--passed" where arguments.count > 1:
      check(Array(arguments.dropFirst()))
    default:
      end(usage, status: 64)
    }
  }

  private static let usage =
    """
    Usage: SampleFeatures [--passed FILE…]
    Prints what published systems do, what has become of it here, and the test that shows it; or
    tells which of these tests did not pass, by files of swift test --xunit-output.
    Exit status: 0, 1 a test did not pass, 64 wrong usage, 74 the output cannot be written.
    """

  private static func check(_ files: [String]) {
    var results = TestResults()
    for file in files {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
        end("\(file) cannot be read.", status: 64)
      }
      results.read(text)
    }
    let unshown = results.unshown(FeatureTable.rows)
    for row in unshown {
      StandardOutput.print("\(row.id) has no test that passed: \(row.test?.description ?? "")")
    }
    if !unshown.isEmpty { exit(1) }
    let count = FeatureTable.rows.count { $0.test != nil }
    StandardOutput.print("\(count) behaviours, each with a test that passed")
  }

  private static func end(_ text: String, status: Int32) -> Never {
    StandardOutput.complain(text)
    exit(status)
  }
}
