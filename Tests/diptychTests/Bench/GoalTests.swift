import Measuring
import StreamsBench
import Testing

@testable import diptych

struct GoalTests {
  private func table(_ group: BenchGroup, _ figures: [Figure]) -> BenchTable {
    BenchTable(group: group, figures: figures)
  }

  private func figure(
    _ name: String,
    size: Int? = nil,
    _ value: Double,
    _ base: Double
  ) -> Figure {
    Figure(
      name: name,
      size: size,
      measured: Quartiles(of: [value]),
      baseline: Quartiles(of: [base])
    )
  }

  @Test func `a goal takes its figure from the run, at its limit still met`() {
    let results = [6.0, 6.1].map { measured in
      GoalResult.all(in: [table(.streams, [figure(StreamsBenchmarks.chainName, measured, 2)])])
    }

    #expect(results.map { $0.map(\.measured) } == [[3], [3.05]])
    #expect(results.map { $0.map(\.isMet) } == [[true], [false]])
  }

  @Test func `growth compares the longest list with the shortest`() {
    let appends = [10, 100, 1000].map {
      figure("append a page, states kept", size: $0, Double($0), 1)
    }
    let results = GoalResult.all(in: [table(.items, appends)])

    #expect(results.map(\.measured) == [100])
    #expect(results.map(\.goal) == ["at most 1.5 ×"])
    #expect(results.map(\.isMet) == [false])
    #expect(GoalResult.all(in: [table(.items, [appends[0]])]) == [])
  }

  @Test func `requests are compared at every width, and more is better`() {
    let figures = [1, 32, 256].map { figure("CurlTransport, at once", size: $0, Double($0), 100) }
    let results = GoalResult.all(in: [table(.network, figures)])

    #expect(results.map(\.measured) == [0.01, 0.32, 2.56])
    #expect(results.map(\.isMet) == [false, false, true])
  }

  @Test func `what was not measured decides no goal`() {
    #expect(GoalResult.all(in: []) == [])
    #expect(GoalResult.all(in: [table(.start, [figure("diptych --help", 1, 1)])]) == [])
  }
}
