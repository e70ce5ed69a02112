internal import FeedModel

/// What one step puts into each lane of a diagram.
struct MarbleCells {
  var intents = ""
  var answers = ""
  var requests = ""
  var states = ""
  var failures = ""

  init(_ moment: Trace.Moment, _ sent: [PageRequest]) {
    var asked: [String] = []
    var seen: [String] = []
    var told: [String] = []
    for event in moment.events {
      switch event {
      case .sent(let number): asked.append("\(number):" + MarbleCells.text(of: sent[number - 1]))
      case .cancelled(let number): asked.append("\(number):cancelled")
      case .state(let observer, let state):
        seen.append(MarbleCells.observer(observer) + MarbleCells.text(of: state))
      case .failure(let observer, let failure):
        told.append(MarbleCells.observer(observer) + MarbleCells.text(of: failure))
      case .retained: asked.append("retained")
      case .intent, .bound, .leaving, .answered, .nested: break
      }
    }
    requests = asked.joined(separator: " ")
    states = seen.joined(separator: " · ")
    failures = told.joined(separator: " · ")
    guard let step = moment.step else { return }
    if case .answer = step.action { answers = step.description } else { intents = step.description }
  }

  private static func observer(_ number: Int) -> String { number == 0 ? "" : "#\(number) " }

  private static func text(of request: PageRequest) -> String {
    let again = request.attempt > 0 ? " again" : ""
    return "\(request.operation.rawValue)»\(PlainText(Notation.text(of: request.key)))\(again)"
  }

  private static func text(of failure: FeedFailure) -> String {
    "\(failure.operation.rawValue):\(PlainText(Notation.name(of: failure.error)))"
  }

  /// A state in few characters: rows, key, and `↻` refreshing, `↓` appending, `!` failed.
  static func text(of state: FeedState) -> String {
    var text = "[\(state.items.text)]" + (state.isStale ? "~" : "")
    switch state.cursor {
    case .notLoaded: text = state.items.isEmpty ? "-" : text
    case .next(let key): text += "»\(PlainText(Notation.text(of: key)))"
    case .end: text += "»∅"
    }
    return text + mark(state.refresh, "↻") + mark(state.append, "↓")
  }

  private static func mark(_ status: LoadState, _ sign: String) -> String {
    switch status {
    case .idle: ""
    case .loading: sign
    case .failed: "!" + sign
    }
  }
}
