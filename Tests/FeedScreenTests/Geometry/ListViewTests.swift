import FeedScreen
import Testing

struct ListViewTests {
  private final class Cell {
    var element: ListElement?
  }

  private func makeList(rows: Int, height: Int = 10) -> ListView<Cell> {
    let list = ListView<Cell>(height: height, makeCell: Cell.init) { $0.element = $1 }
    list.reload(ListLayout([ListLayout.Section(rows: RowExtents(uniform: 2, count: rows))]))
    return list
  }

  @Test func `only what is seen gets a cell`() {
    let list = makeList(rows: 100)
    let cells = list.layoutCells()
    #expect(cells.compactMap(\.cell.element) == (0..<5).map { .row(0, $0) })
    #expect(list.cellCount == 5)
  }

  @Test func `cells scrolled out are used again`() {
    let list = makeList(rows: 100)
    for _ in 0..<190 {
      list.move { $0.scroll(by: 1) }
      let shown = list.layoutCells()
      #expect(shown.allSatisfy { $0.cell.element == $0.placed.element })
    }
    #expect(list.cellCount == 6)
    #expect(list.reusedCount == 94)
  }

  @Test(arguments: [100, 10_000, 1_000_000])
  func `a frame costs the same whatever the number of rows`(rows: Int) {
    let list = makeList(rows: rows)
    _ = list.layoutCells()
    for _ in 0..<40 {
      list.move { $0.scroll(by: 2) }
      _ = list.layoutCells()
    }
    #expect(list.configuredCount == 45)
    #expect(list.cellCount == 5)
  }

  @Test func `ten thousand rows of different heights are found without a walk`() {
    let list = ListView<Cell>(height: 10, makeCell: Cell.init) { $0.element = $1 }
    let rows = RowExtents((0..<10_000).map { $0 % 3 + 1 })
    list.reload(ListLayout([ListLayout.Section(headerHeight: 1, rows: rows)]))
    list.move { $0.scroll(by: 19_990) }
    #expect(list.layoutCells().map(\.placed.element).last == .row(0, 9_999))
    #expect(list.configuredCount <= 10)
  }

  @Test func `a selection is shown and must exist`() {
    let list = makeList(rows: 100)
    list.select(RowPlace(section: 0, row: 30))
    #expect(list.viewport.visible.contains(60))
    list.select(RowPlace(section: 0, row: 100))
    #expect(list.selection == nil)
  }

  @Test func `a reload fills the shown cells anew and makes none`() {
    let list = makeList(rows: 100)
    _ = list.layoutCells()
    list.reload(list.layout)
    _ = list.layoutCells()
    #expect(list.configuredCount == 10)
    #expect(list.cellCount == 5)
  }
}
