import FeedModel
import FeedScreen
import FeedTransform
import Measuring
import PairBench
import Testing

struct ScreenBenchmarksTests {
  @Test func `differences and frames are measured at every size beside plain work`() {
    let figures = ScreenBenchmarks.run(quick: true, sizes: [3, 30])

    #expect(
      figures.map(\.title) == [
        "find an appended page, 3", "find an appended page, 30", "find a removed row, 3",
        "find a removed row, 30", "find a moved row, 3", "find a moved row, 30",
        "draw a frame, 3", "draw a frame, 30", "scroll a row and draw, 3",
        "scroll a row and draw, 30",
      ]
    )
    for figure in figures {
      #expect(figure.measured.median > 0, "\(figure.title)")
      #expect((figure.baseline?.median ?? 0) > 0, "\(figure.title)")
    }
  }

  @Test func `the plain loop writes the same characters as the frame`() {
    let size = GridSize(columns: 30, rows: 6)
    let model = FeedViewModel(source: StillSource())
    let view = TransformScreen(viewModel: model, size: size).view
    var state = FeedState()
    state.items = FeedItems((0..<9).map { FeedItem(id: "\($0)", title: "Row \($0)") })
    view.show(state)
    let grid = view.currentContents().draw(in: size)

    let cells = PlainFrame(grid).draw()
    let lines = (0..<size.rows).map { row in
      var line = String(cells[row * size.columns..<(row + 1) * size.columns])
      while line.last == " " { line.removeLast() }
      return line
    }
    #expect(lines.joined(separator: "\n") == grid.description)
    #expect(grid.description.contains("Row 3"))
  }
}

private final class StillSource: PageSource {
  func send(
    _ request: PageRequest,
    answer: @escaping (Result<Page, FeedError>) -> Void
  ) -> () -> Void { {} }
}
