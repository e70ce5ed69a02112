import SampleStage
import Streams

/// A label, a spinner and an alert, drawn as lines of text; and two buttons.
final class CounterView: SampleView {
  let increase = PublishRelay<Void>()
  let decrease = PublishRelay<Void>()
  var disposeBag = DisposeBag()
  private let canvas: Canvas
  private var model: AnyObject?

  init(on canvas: Canvas) {
    self.canvas = canvas
  }

  /// Keeps what stands behind the view for as long as the view lives.
  func keep(_ model: AnyObject) { self.model = model }

  func show(value: Int) { canvas.draw("label", "\(value)") }

  func show(isWorking: Bool) { canvas.draw("spinner", isWorking ? "on" : "off") }

  func show(alert: String) { canvas.announce("alert", alert) }

  func take(_ line: String) -> Bool {
    switch line {
    case "+": increase.accept(())
    case "-": decrease.accept(())
    default: return false
    }
    return true
  }
}
