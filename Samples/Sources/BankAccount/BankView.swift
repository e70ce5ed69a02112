import SampleStage
import Streams

/// A text field, two buttons and a label.
///
/// A button does something only while the field holds an amount.
final class BankView: SampleView {
  let deposit = PublishRelay<Amount>()
  let withdraw = PublishRelay<Amount>()
  var disposeBag = DisposeBag()
  private let canvas: Canvas
  private var model: AnyObject?

  init(on canvas: Canvas) {
    self.canvas = canvas
  }

  /// Keeps what stands behind the view for as long as the view lives.
  func keep(_ model: AnyObject) { self.model = model }

  func show(balance: Int) { canvas.draw("balance", "\(balance)") }

  func show(refusal: Account.Refusal) { canvas.announce("alert", "\(refusal)") }

  func take(_ line: String) -> Bool {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2, words[0] == "d" || words[0] == "w" else { return false }
    guard let amount = Amount(String(words[1])) else {
      canvas.announce("field", "that is no amount")
      return true
    }
    (words[0] == "d" ? deposit : withdraw).accept(amount)
    return true
  }
}
