import StreamsBench
import Testing

struct StreamsBenchmarksTests {
  @Test func `a quick run gives one positive row for each benchmark`() {
    let rows = StreamsBenchmarks.run(quick: true)
    #expect(rows.count == 12)
    #expect(Set(rows.map(\.name)).count == rows.count)
    for row in rows {
      #expect(row.measuredNanoseconds > 0, "\(row.name)")
      #expect(row.baselineNanoseconds > 0, "\(row.name)")
      #expect(row.ratio.isFinite, "\(row.name)")
    }
  }
}
