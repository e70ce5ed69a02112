import SampleStage
import Streams

/// Counts how often a list would reload, for each way of observing its rows.
final class ListCounterView: SampleView {
  let load = PublishRelay<[String]>()
  var disposeBag = DisposeBag()
  private let canvas: Canvas
  private var counts: [(way: String, count: Int)] = []
  private var model: AnyObject?

  init(on canvas: Canvas) {
    self.canvas = canvas
  }

  /// Keeps what stands behind the view, and counts what it delivers.
  func count(_ deliveries: [(way: String, rows: Observable<[String]>)], of model: AnyObject) {
    self.model = model
    counts = deliveries.map { ($0.way, 0) }
    for (index, delivery) in deliveries.enumerated() {
      delivery.rows.subscribe(onNext: { [unowned self] _ in counts[index].count += 1 })
        .disposed(by: disposeBag)
    }
    show()
  }

  func take(_ line: String) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    guard words.first == "load" else { return false }
    load.accept(Array(words.dropFirst()))
    show()
    return true
  }

  private func show() {
    for (way, count) in counts {
      canvas.draw(way, "\(count) reload\(count == 1 ? "" : "s")")
    }
  }
}
