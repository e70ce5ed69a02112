import Measuring
import Testing

@testable import diptych

@Suite(.serialized) struct StartBenchmarksTests {
  @Test func `whole processes of the program are measured beside one that does nothing`() throws {
    let figures = try StartBenchmarks(program: Program.path).run(quick: true)

    #expect(figures.map(\.name) == [StartBenchmarks.rulesName, "diptych --help"])
    #expect(figures.allSatisfy { $0.measured.repeats == 10 && $0.measured.first > 0 })
    #expect(figures.allSatisfy { ($0.baseline?.median ?? 0) > 0 })
  }

  @Test func `a program that is not there, or fails, is no measurement`() {
    #expect(throws: StartError.notStarted("/nowhere/diptych")) {
      _ = try StartBenchmarks(program: "/nowhere/diptych").run(quick: true)
    }
    #expect(throws: StartError.failed("/usr/bin/false", "rules")) {
      _ = try StartBenchmarks(program: "/usr/bin/false").run(quick: true)
    }
  }
}
