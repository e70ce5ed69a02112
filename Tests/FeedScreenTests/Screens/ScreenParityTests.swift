import FeedModel
import FeedScreen
import Testing

struct ScreenParityTests {
  @Test func `both styles draw the same after every step`() {
    let benches = ScreenBench.Style.allCases.map { ScreenBench($0) }
    let steps: [(ScreenBench) -> Void] = [
      { $0.screen.appear() },
      { $0.answer(1, "abcdefgh", next: .token("2")) },
      { $0.view.scroll(by: 9) },
      { $0.view.pull() },
      { $0.fail(3, .refused(status: 503)) },
      { $0.pass(.seconds(2)) },
      { $0.view.retry() },
      { $0.answer(4, "ab", next: .token("2")) },
      { $0.view.choose(FeedTopic(category: "iOS")) },
      { $0.answer(4, "late") },
      { $0.answer(5, "klm", next: .token("2")) },
      { $0.view.moveSelection(by: 3) },
      { $0.view.moveSelection(by: 1) },
      { $0.fail(6) },
      { $0.pass(.seconds(2)) },
      { $0.view.retry() },
      { $0.answer(7, "no") },
    ]
    for (index, step) in steps.enumerated() {
      for bench in benches { step(bench) }
      let pictures = Set(benches.map(\.body))
      #expect(pictures.count == 1, "step \(index)")
    }
    #expect(benches.map(\.requestCount) == [7, 7, 7])
  }

  @Test(arguments: [(40, 10), (20, 4), (3, 2), (1, 1), (0, 0), (80, 24)])
  func `any size can be drawn`(columns: Int, rows: Int) {
    let bench = ScreenBench(.transform, columns: columns, rows: rows)
    bench.screen.appear()
    bench.answer(1, "abcdefgh", next: .token("2"))
    bench.view.choose(FeedTopic(category: "福利", query: "\u{1B}[2J"))
    bench.fail(2)
    let lines = bench.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == max(rows, 1))
    #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= columns })
  }

  @Test func `a resize keeps what is seen`() {
    let bench = ScreenBench(.reactor)
    bench.screen.appear()
    bench.answer(1, "abcdefghijklmnop", next: .token("2"))
    bench.view.moveSelection(by: 9)
    bench.view.resize(to: GridSize(columns: 20, rows: 4))
    #expect(bench.view.currentContents().lines.contains { $0.isSelected })
    bench.view.resize(to: GridSize(columns: 20, rows: 30))
    #expect(bench.view.viewport.offset == 0)
  }
}
