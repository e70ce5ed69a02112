import Measuring
import NetworkBench
import Testing

struct DecodingBenchmarksTests {
  @Test func `pages are read in three ways, all of which read every row`() throws {
    let figures = try DecodingBenchmarks.run(quick: true, sizes: [1, 5])

    #expect(
      figures.map(\.title) == [
        "beside JSONDecoder, 1", "beside JSONSerialization, 1", "beside JSONDecoder, 5",
        "beside JSONSerialization, 5",
      ]
    )
    #expect(
      figures.allSatisfy { $0.measured.median > 0 && ($0.baseline?.median ?? 0) > 0 }
    )
  }
}
