import FeedScreen
import Testing

struct RowExtentsTests {
  @Test func `rows of one height are found by division`() {
    let rows = RowExtents(uniform: 3, count: 4)
    #expect(rows.total == 12)
    #expect((0..<12).map(rows.row(at:)) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3])
    #expect(rows.row(at: 12) == nil)
    #expect(rows.row(at: -1) == nil)
  }

  @Test func `rows of different heights are found by their running totals`() {
    let rows = RowExtents([2, 0, 1, 3])
    #expect((0..<6).map(rows.row(at:)) == [0, 0, 2, 3, 3, 3])
    #expect((0...4).map(rows.top(of:)) == [0, 2, 2, 3, 6])
    #expect(rows.height(of: 1) == 0)
  }

  @Test func `appending keeps what was there`() {
    var rows = RowExtents(uniform: 2, count: 2)
    rows.append([5])
    #expect(rows == RowExtents([2, 2, 5]))
    #expect(rows.row(at: 8) == 2)
  }

  @Test func `no rows have no height`() {
    #expect(RowExtents(uniform: 1, count: 0).row(at: 0) == nil)
    #expect(RowExtents([]).total == 0)
  }
}
