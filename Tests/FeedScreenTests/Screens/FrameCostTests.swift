import FeedScreen
import Testing

struct FrameCostTests {
  @Test(arguments: [100, 10_000])
  func `a frame fills one cell whatever the number of rows`(rowCount: Int) {
    let cost = FrameCost.measure(rowCount: rowCount, frameCount: 60)
    #expect(cost.filledCells == 60)
    #expect(cost.frameCount == 60)
    #expect(cost.nanosecondsPerFrame > 0)
  }
}
