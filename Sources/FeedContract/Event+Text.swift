internal import FeedModel

extension Event {
  /// The event on one line.
  var text: String {
    switch self {
    case .intent(let intent): Notation.text(of: intent)
    case .bound(let observer): "observer \(observer) bound"
    case .leaving: "the end"
    case .sent(let number): "request \(number) sent"
    case .cancelled(let number): "request \(number) cancelled"
    case .answered(let number, .success): "request \(number) answered"
    case .answered(let number, .failure): "request \(number) failed"
    case .state(let observer, let state): "observer \(observer) saw \(state.text)"
    case .failure(let observer, let failure): "observer \(observer) was told: \(failure.text)"
    case .nested(let observer): "observer \(observer) called inside a call"
    case .retained: "the feed is still there"
    }
  }
}
