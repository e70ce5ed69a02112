import FeedModel
import FeedScreen
import Measuring

/// One frame of a list, beside a loop that writes the same characters.
extension ScreenBenchmarks {
  /// The middle of the list, drawn again without any change.
  func frames() -> [Figure] {
    sizes.map { size in
      let view = makeView(size)
      view.scroll(by: size / 2)
      return measure(ScreenBenchmarks.frameName, size, view) {}
    }
  }

  /// Each frame one row further on, which is filled: down to the end and up again.
  func scrolls() -> [Figure] {
    sizes.map { size in
      let view = makeView(size)
      var count = 0
      return measure("scroll a row and draw", size, view) {
        view.scroll(by: count % (2 * size) < size ? 1 : -1)
        count += 1
      }
    }
  }

  private func makeView(_ size: Int) -> FeedListView {
    let view = FeedListView(title: "Rows", size: frameSize, makeCell: RowCell.init)
    var state = FeedState()
    state.items = FeedItems(makeRows(0..<size))
    view.show(state)
    return view
  }

  private func measure(
    _ name: String,
    _ size: Int,
    _ view: FeedListView,
    move: () -> Void
  ) -> Figure {
    let plain = PlainFrame(view.currentContents().draw(in: frameSize))
    return turns.measure(name, size: size, units: 50, baselineUnits: 2_000, countsBytes: false) {
      Stopwatch.last(of: $0) {
        move()
        return view.currentContents().draw(in: frameSize)
      }
    } baseline: {
      Stopwatch.last(of: $0) { plain.draw() }
    }
  }
}
