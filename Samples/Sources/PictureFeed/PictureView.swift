import FeedModel
import FeedTransform
import SamplePages
import SampleStage
import Streams

/// A list with a header and a footer that refresh, a row of categories and a HUD.
final class PictureView: SampleView {
  let category = PublishRelay<PictureCategory>()
  let reload = PublishRelay<Void>()
  let loadMore = PublishRelay<Void>()
  let retry = PublishRelay<Void>()
  var disposeBag = DisposeBag()
  private let canvas: Canvas
  private let settling: () async -> Void
  private var model: AnyObject?

  init(on canvas: Canvas, settling: @escaping () async -> Void = {}) {
    self.canvas = canvas
    self.settling = settling
  }

  /// Keeps what stands behind the view for as long as the view lives.
  func keep(_ model: AnyObject) { self.model = model }

  func show(_ sections: [PictureSection]) {
    for section in sections {
      let count = section.items.count
      var lines = ["\(count) picture\(count == 1 ? "" : "s")"]
      if let first = section.items.first { lines.append("first: \(text(of: first))") }
      if count > 1, let last = section.items.last { lines.append("last:  \(text(of: last))") }
      canvas.draw("list", lines)
    }
  }

  func show(_ status: RefreshStatus) {
    if status != .none { canvas.draw("control", status.rawValue) }
  }

  func show(_ notice: PictureNotice) {
    switch notice {
    case .success: canvas.announce("hud", "loaded")
    case .failure(let failure): canvas.announce("hud", "\(failure.error)")
    }
  }

  func take(_ line: String) -> Bool {
    switch line {
    case "r": reload.accept(())
    case "m": loadMore.accept(())
    case "y": retry.accept(())
    default:
      guard let category = PictureCategory(rawValue: line) else { return false }
      self.category.accept(category)
    }
    return true
  }

  func settle() async { await settling() }

  private func text(of item: FeedItem) -> String {
    "\(PlainText(item.title)), by \(PlainText(item.detail))"
  }
}
