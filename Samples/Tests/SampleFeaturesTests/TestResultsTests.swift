import Testing

@testable import SampleFeatures

private let file = """
  <?xml version="1.0" encoding="UTF-8"?>
  <testsuites>
    <testsuite name="TestResults" errors="0" tests="5" failures="1" skipped="1" time="0.1">
      <testcase classname="ATests.Suite" name="`one holds`()" time="0.1" />
      <testcase classname="ATests.Suite" name="`two &lt; three &amp; &#31119;`(_:_:)" time="0.1" />
      <testcase classname="ATests" name="`outside a suite`()" time="0.1" />
      <testcase classname="ATests.Suite" name="`broken`()" time="0.1">
        <failure message="no" />
      </testcase>
      <testcase classname="ATests.Suite" name="`left out`()">
        <skipped />
      </testcase>
      <testcase classname="ATests.Suite" name="plain()" time="0.1" />
    </testsuite>
  </testsuites>
  """

@Suite struct TestResultsTests {
  @Test func `tests that passed are told from those that failed or were left out`() {
    var results = TestResults()
    results.read(file)
    let passed = ["one holds", "two < three & 福", "outside a suite"]
    #expect(results.passed == Set(passed.map { TestName(module: "ATests", name: $0) }))
    let failed = ["broken", "left out"]
    #expect(results.failed == Set(failed.map { TestName(module: "ATests", name: $0) }))
  }

  @Test func `a test that failed in one run is not shown by another that passed`() {
    var results = TestResults()
    results.read(#"<testcase classname="ATests" name="`x`()"> <failure /></testcase>"#)
    results.read(#"<testcase classname="ATests" name="`x`()" />"#)
    #expect(results.passed == [])
  }

  @Test func `a row is shown by its own test in its own module only`() {
    var results = TestResults()
    results.read(file)
    let rows: [Feature] = [
      .holds("1", "", in: "ATests", "one holds"),
      .holds("2", "", in: "BTests", "one holds"),
      .differs("3", "", "", in: "ATests", "broken"),
      .absent("4", "", ""),
    ]
    #expect(results.unshown(rows).map(\.id) == ["2", "3"])
  }

  @Test func `only functions with the attribute are tests`() {
    let source = """
      @Test func `a`() {}
      @Test(arguments: [1])
      func `b`(_ x: Int) {}

      @Test func plain() {}

      func `helper`() {}
      """
    #expect(TestSources.names(in: source) == ["a", "b"])
  }
}
