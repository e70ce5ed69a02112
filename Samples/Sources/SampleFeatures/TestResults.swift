/// What became of tests, read from the files that `swift test --xunit-output` writes.
struct TestResults: Equatable {
  /// The tests that ran and had nothing to complain of.
  private(set) var passed: Set<TestName> = []

  /// The tests that failed or were skipped; one that also passed somewhere else counts as failed.
  private(set) var failed: Set<TestName> = []

  /// Adds a file's tests.
  ///
  /// A test that passed is an element without content; a failure or a skip stands inside.
  mutating func read(_ xml: String) {
    let pattern = /<testcase classname="([^"]*)" name="([^"]*)"[^>]*?(\/?)>/
    for match in xml.matches(of: pattern) {
      guard let test = TestName(suite: match.1, function: match.2) else { continue }
      if match.3.isEmpty { failed.insert(test) } else { passed.insert(test) }
    }
    passed.subtract(failed)
  }

  /// The rows whose test did not run or did not pass.
  func unshown(_ rows: [Feature]) -> [Feature] {
    rows.filter { row in row.test.map { !passed.contains($0) } ?? false }
  }
}

extension TestName {
  /// A test whose name stands between backticks, in a suite or in the module itself.
  fileprivate init?(suite: Substring, function: Substring) {
    guard let module = suite.split(separator: ".").first,
      let name = function.split(separator: "`", omittingEmptySubsequences: false).dropFirst().first
    else { return nil }
    self.init(module: String(module), name: String(name).withoutEntities)
  }
}

extension String {
  /// The text behind an attribute's value.
  fileprivate var withoutEntities: String {
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    return replacing(/&(#?)(\w+);/) { match in
      let (whole, isNumber, name) = match.output
      if isNumber.isEmpty { return names[String(name)] ?? String(whole) }
      return UInt32(name).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        ?? String(whole)
    }
  }
}
