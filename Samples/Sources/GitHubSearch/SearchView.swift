import FeedModel
import SampleStage
import Streams

/// A search field, a title and a list whose rows can be opened.
final class SearchView: SampleView {
  let text = PublishRelay<String>()
  let loadMore = PublishRelay<Void>()
  let retry = PublishRelay<Void>()
  var disposeBag = DisposeBag()
  private let canvas: Canvas
  private let settling: () async -> Void
  private var items = FeedItems()
  private var model: AnyObject?

  init(on canvas: Canvas, settling: @escaping () async -> Void = {}) {
    self.canvas = canvas
    self.settling = settling
  }

  /// Keeps what stands behind the view for as long as the view lives.
  func keep(_ model: AnyObject) { self.model = model }

  func show(title: String) { canvas.draw("title", title) }

  func show(_ items: FeedItems) {
    self.items = items
    var lines = ["\(items.count) row\(items.count == 1 ? "" : "s")"]
    if let first = items.first { lines.append("first: \(PlainText(first.title))") }
    if items.count > 1, let last = items.last { lines.append("last:  \(PlainText(last.title))") }
    canvas.draw("list", lines)
    canvas.draw("page", [])
  }

  func show(isLoadingMore: Bool) {
    canvas.draw("footer", isLoadingMore ? "loading" : "at rest")
  }

  func show(_ failure: FeedFailure) { canvas.announce("alert", "\(failure.error)") }

  func take(_ line: String) -> Bool {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = words.count == 2 ? String(words[1]) : ""
    switch words[0] {
    case "s": text.accept(rest)
    case "m": loadMore.accept(())
    case "y": retry.accept(())
    case "o": open(rest)
    default: return false
    }
    return true
  }

  func settle() async { await settling() }

  /// Shows what a row says about itself.
  private func open(_ number: String) {
    guard let number = Int(number), (1...max(1, items.count)).contains(number), !items.isEmpty
    else {
      return canvas.announce("page", "there is no such row")
    }
    canvas.draw("page", "\(PlainText(items[items.startIndex + number - 1].detail))")
  }
}
