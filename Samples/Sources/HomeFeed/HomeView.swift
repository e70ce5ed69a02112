import FeedModel
import SampleStage
import Streams

/// A list of 300 points in which a row is 135 points high, with two spinners.
final class HomeView: SampleView {
  static let height = 300

  let position = BehaviorRelay(value: ScrollPosition(offset: 0, height: height, contentHeight: 0))
  var disposeBag = DisposeBag()

  /// Fills a cell with a row; the style behind the view does that with a model for the cell.
  var fill: (HomeCell, FeedItem, _ place: Int) -> Void = { _, _, _ in }

  private let cells = [HomeCell(), HomeCell(), HomeCell(), HomeCell()]
  private let canvas: Canvas
  private let settling: () async -> Void
  private var sections: [HomeSection] = []
  private var model: AnyObject?

  init(on canvas: Canvas, settling: @escaping () async -> Void = {}) {
    self.canvas = canvas
    self.settling = settling
  }

  /// Keeps what stands behind the view for as long as the view lives.
  func keep(_ model: AnyObject) { self.model = model }

  func show(_ sections: [HomeSection]) {
    self.sections = sections
    let counts = sections.map { "\($0.items.count)" }.joined(separator: " + ")
    let noun = counts == "1" ? "row" : "rows"
    canvas.draw("list", "\(counts.isEmpty ? "no" : counts) \(noun)")
    showCells()
    var moved = position.value
    moved.contentHeight = sections.map(\.items.count).reduce(0, +) * HomeCell.height
    moved.offset = max(0, min(moved.offset, moved.contentHeight - moved.height))
    if moved.contentHeight > 0, moved != position.value { position.accept(moved) }
  }

  func show(_ isLoading: Bool, at edge: String) {
    canvas.draw("spinner", "\(isLoading ? "on" : "off") at the \(edge)", at: edge)
  }

  func show(_ failure: FeedFailure) { canvas.announce("alert", "\(failure.error)") }

  /// A number scrolls by as many points, up or down; `pull` pulls the list down and lets it go.
  func take(_ line: String) -> Bool {
    if line == "pull" {
      scroll(to: -61)
      scroll(to: 0)
    } else if let distance = Int(line) {
      // A number as large as a number can be scrolls as far as the list goes.
      let (offset, overflow) = position.value.offset.addingReportingOverflow(distance)
      scroll(to: overflow ? (distance > 0 ? .max : .min) : offset)
      showCells()
    } else {
      return false
    }
    return true
  }

  func settle() async { await settling() }

  private func scroll(to offset: Int) {
    var moved = position.value
    moved.offset = min(max(-moved.height, offset), max(0, moved.contentHeight - moved.height))
    position.accept(moved)
  }

  private func showCells() {
    let rows = sections.flatMap { $0.items.enumerated().map { ($0, $1) } }
    let first = max(0, position.value.offset) / HomeCell.height
    let last = (max(0, position.value.offset) + HomeView.height - 1) / HomeCell.height
    var lines: [String] = []
    for index in first...max(first, last) where rows.indices.contains(index) {
      let cell = cells[index % cells.count]
      fill(cell, rows[index].1, rows[index].0)
      lines.append("\(cell.label)  \(cell.title)")
    }
    canvas.draw("", lines)
  }
}
