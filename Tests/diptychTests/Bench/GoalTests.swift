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
    #expect(results.map { $0.map(\.verdict) } == [[.met], [.missed]])
  }

  @Test func `growth compares the longest list with the shortest`() {
    let appends = [10, 100, 1000].map {
      figure("append a page, states kept", size: $0, Double($0), 1)
    }
    let results = GoalResult.all(in: [table(.items, appends)])

    #expect(results.map(\.measured) == [100])
    #expect(results.map(\.goal) == ["at most 1.5 ×"])
    #expect(results.map(\.verdict) == [.missed])
    #expect(GoalResult.all(in: [table(.items, [appends[0]])]) == [])
  }

  @Test func `requests are compared at every width, and more is better`() {
    let figures = [1, 32, 256].map { figure("CurlTransport, at once", size: $0, Double($0), 100) }
    let results = GoalResult.all(in: [table(.network, figures)])

    #expect(results.map(\.measured) == [0.01, 0.32, 2.56])
    #expect(results.map(\.verdict) == [.missed, .missed, .met])
  }

  @Test func `a limit that lies between the quartiles is neither met nor missed`() {
    func result(_ values: [Double], _ base: [Double]) -> GoalResult? {
      let figure = Figure(
        name: StreamsBenchmarks.chainName,
        measured: Quartiles(of: values),
        baseline: Quartiles(of: base)
      )
      return GoalResult.all(in: [table(.streams, [figure])]).first
    }

    let steady = result([5, 5.5, 6, 6.5], [2, 2, 2, 2.1])
    #expect(steady?.verdict == .withinTheSpread)
    #expect([steady?.low, steady?.measured, steady?.high] == [5.5 / 2.1, 3, 3.25])
    #expect(result([5, 5, 5, 5], [2, 2, 2, 2])?.verdict == .met)
    #expect(result([5, 5, 5, 5], [1.5, 2, 2, 2])?.verdict == .met)
    #expect(result([5, 5, 5, 5], [1.5, 1.5, 2, 2])?.verdict == .withinTheSpread)
    #expect(result([7, 7, 7, 9], [2, 2, 2, 2])?.verdict == .missed)
  }

  @MainActor
  @Test func `a goal is printed with its range and its verdict`() {
    let figures = [
      Figure(
        name: StreamsBenchmarks.chainName,
        measured: Quartiles(of: [5, 5.5, 6, 6.5]),
        baseline: Quartiles(of: [2])
      )
    ]
    var output = ""
    let terminal = Terminal(
      hasColour: false,
      showsProgress: false,
      columns: 100,
      write: { output += $0 },
      writeError: { _ in }
    )
    GoalText(terminal: terminal).print(
      GoalResult.all(in: [table(.streams, figures)]),
      of: [.streams]
    )

    #expect(
      output.contains("at most 3 ×      3.00  2.75 to 3.25      within the spread\n"),
      "\(output)"
    )
  }

  @Test func `what was not measured decides no goal`() {
    #expect(GoalResult.all(in: []) == [])
    #expect(GoalResult.all(in: [table(.start, [figure("diptych --help", 1, 1)])]) == [])
  }
}
