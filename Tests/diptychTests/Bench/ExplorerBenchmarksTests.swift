import Measuring
import Testing

@testable import diptych

struct ExplorerBenchmarksTests {
  @Test func `both feeds are explored beside the reference, and one on every core`() {
    let figures = ExplorerBenchmarks.run(depth: 2, repeats: 2)

    #expect(
      figures.map(\.title) == [
        "FeedTransform, depth, 2", "FeedReactor, depth, 2", "FeedReactor on every core, depth, 2",
      ]
    )
    #expect(figures.allSatisfy { $0.measured.median > 0 && ($0.baseline?.median ?? 0) > 0 })
    #expect(figures[0].baseline == figures[1].baseline)
    #expect(
      figures.map(\.unit) == [
        "orders a second of one processor", "orders a second of one processor",
        "orders a second of the clock",
      ]
    )
    #expect(figures.map { $0.bytes == nil } == [false, false, true])
    #expect(figures.compactMap(\.bytes).allSatisfy { $0 >= 0 })
  }
}
