import Foundation

/// Prints the feature table, or tells which of its tests did not pass.
@main
enum FeatureProgram {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case nil:
      print(FeatureTable.markdown, terminator: "")
    case "--passed" where arguments.count > 1:
      check(Array(arguments.dropFirst()))
    default:
      end(
        "Usage: SampleFeatures [--passed FILE…], with files of swift test --xunit-output.",
        status: 64
      )
    }
  }

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
      print("\(row.id) has no test that passed: \(row.test?.description ?? "")")
    }
    if !unshown.isEmpty { exit(1) }
    print("\(FeatureTable.rows.count { $0.test != nil }) behaviours, each with a test that passed")
  }

  private static func end(_ text: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    exit(status)
  }
}
