import SampleStage
import Streams

/// Three fields with a line of text below each, a button and a spinner.
final class RegistrationView: SampleView {
  let name = PublishRelay<String>()
  let password = PublishRelay<String>()
  let repetition = PublishRelay<String>()
  let signUp = PublishRelay<Void>()
  var disposeBag = DisposeBag()
  private let canvas: Canvas
  private var model: AnyObject?

  init(on canvas: Canvas) {
    self.canvas = canvas
  }

  /// Keeps what stands behind the view for as long as the view lives.
  func keep(_ model: AnyObject) { self.model = model }

  func show(_ validation: Validation, below field: String) {
    canvas.draw(field, validation == .empty ? "–" : "\(validation)")
  }

  func show(isEnabled: Bool) { canvas.draw("button", isEnabled ? "enabled" : "disabled") }

  func show(isSigningUp: Bool) { canvas.draw("spinner", isSigningUp ? "on" : "off") }

  func show(outcome: String) { canvas.announce("alert", outcome) }

  func take(_ line: String) -> Bool {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let text = words.count == 2 ? String(words[1]) : ""
    switch words[0] {
    case "name": name.accept(text)
    case "password": password.accept(text)
    case "repeat": repetition.accept(text)
    case "go": signUp.accept(())
    default: return false
    }
    return true
  }
}
