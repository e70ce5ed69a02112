import FeedScreen
import Testing

struct ListLayoutTests {
  private let layout = ListLayout([
    ListLayout.Section(headerHeight: 1, rows: RowExtents(uniform: 2, count: 2)),
    ListLayout.Section(rows: RowExtents([])),
    ListLayout.Section(headerHeight: 1, rows: RowExtents([1, 3])),
  ])

  @Test func `every height belongs to one element`() {
    let elements = (0..<10).map { layout.element(at: $0) }
    let expected: [ListElement] = [
      .header(section: 0), .row(0, 0), .row(0, 0), .row(0, 1), .row(0, 1),
      .header(section: 2), .row(2, 0), .row(2, 1), .row(2, 1), .row(2, 1),
    ]
    #expect(elements == expected)
    #expect(layout.contentHeight == 10)
    #expect(layout.element(at: 10) == nil)
  }

  @Test func `a part shows the elements that it touches`() {
    #expect(
      layout.elements(in: 2..<6).map(\.element) == [.row(0, 0), .row(0, 1), .header(section: 2)]
    )
    #expect(layout.elements(in: 2..<6).first?.extent == 1..<3)
    #expect(layout.elements(in: -5..<0).isEmpty)
    #expect(layout.elements(in: 9..<99).map(\.element) == [.row(2, 1)])
  }

  @Test func `extents and look-ups agree for every element`() {
    for distance in 0..<layout.contentHeight {
      let element = layout.element(at: distance)
      #expect(element.map { layout.extent(of: $0).contains(distance) } == true)
    }
  }
}

extension ListElement {
  static func row(_ section: Int, _ row: Int) -> ListElement {
    .row(RowPlace(section: section, row: row))
  }
}
