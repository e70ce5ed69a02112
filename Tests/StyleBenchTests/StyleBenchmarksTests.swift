import StyleBench
import Testing

@Suite struct StyleBenchmarksTests {
  /// Runs in a process of its own, whose memory no other test uses.
  @Test func `every cost is measured beside a hand-written one, and memory stays flat`() async {
    await #expect(processExitsWith: .success) {
      _ = StyleBenchmarks.run(quick: true)
      let rows = StyleBenchmarks.run(quick: true)
      #expect(rows.count == 4)
      for row in rows {
        #expect(row.measuredNanoseconds > 0, "\(row.name)")
        #expect(row.baselineNanoseconds > 0, "\(row.name)")
        #expect(row.allocatedBytes < 16, "\(row.name)")
      }
    }
  }
}
