import FeedModel
import FeedScreen
import Testing

struct LongFeedTests {
  @Test(arguments: ScreenBench.Style.allCases, [100, 10_000])
  func `a frame of a long feed fills no more cells than one of a short feed`(
    style: ScreenBench.Style,
    count: Int
  ) {
    let bench = ScreenBench(style, rows: 12)
    bench.screen.appear()
    let items = (0..<count).map { FeedItem(id: "\($0)") }
    bench.answer(1, Page(items: items, next: .token("2")))
    _ = bench.body
    let before = bench.view.configuredCount
    for _ in 0..<50 {
      bench.view.scroll(by: 1)
      _ = bench.body
    }
    #expect(bench.view.configuredCount - before == 50)
    #expect(bench.view.cellCount <= 12)
  }

  @Test(arguments: ScreenBench.Style.allCases)
  func `an append fills no cell that is shown already`(style: ScreenBench.Style) {
    let bench = ScreenBench(style)
    bench.screen.appear()
    bench.answer(1, "abcdefghijkl", next: .token("2"))
    bench.view.scroll(by: 3)
    _ = bench.body
    let before = bench.view.configuredCount
    bench.view.scroll(by: 3)
    _ = bench.body
    bench.answer(2, "mnop")
    _ = bench.body
    #expect(bench.view.configuredCount - before == 3)
    #expect(bench.view.source.counts.inserted == 16)
    #expect(bench.view.source.counts.reloads == 1)
  }
}
