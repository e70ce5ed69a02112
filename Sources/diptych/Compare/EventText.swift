import FeedContract
import FeedModel
import FeedTransform

/// Puts the events of one lane into words, one line each.
struct EventText {
  private var lastState: FeedState?
  private var sent: [PageRequest] = []

  /// The lines of one step; intents and bindings are the step itself and get none.
  ///
  /// - Parameters:
  ///   - events: What crossed the seam.
  ///   - requests: Every request of the run so far, and what became of it.
  /// - Returns: Lines, in order.
  mutating func lines(for events: [Event], requests: [EventLog.Entry]) -> [String] {
    events.flatMap { line(for: $0, requests) }
  }

  private mutating func line(for event: Event, _ requests: [EventLog.Entry]) -> [String] {
    switch event {
    case .intent, .bound, .leaving: []
    case .sent(let number): ["→ request \(number): \(text(of: requests[number - 1].request))"]
    case .cancelled(let number): ["✕ request \(number) cancelled"]
    case .answered(let number, let result):
      [
        "← answer \(number)" + (requests[number - 1].isCancelled ? ", too late" : "")
          + ": \(text(of: result))"
      ]
    case .state(0, let state): saw(state)
    case .state(let observer, _): ["  observer \(observer + 1) sees it too"]
    case .failure(0, let failure): ["! \(EventText.name(of: failure.operation)) failed"]
    case .failure: []
    case .nested: ["! observer called inside an observer"]
    case .retained: ["! not released"]
    }
  }

  private mutating func saw(_ state: FeedState) -> [String] {
    let commands = RefreshStatus.commands(from: lastState ?? FeedState(), to: state)
    lastState = state
    let status = commands.map(\.rawValue).joined(separator: " ")
    return ["• \(EventText.text(of: state))"] + (status.isEmpty ? [] : ["  \(status)"])
  }

  /// A state in a few words.
  static func text(of state: FeedState) -> String {
    var words: [String] = []
    if state.topic.isNothing {
      words.append("nothing chosen")
    } else if state.topic != .all {
      words.append("\(PlainText(state.topic.category + state.topic.query))")
    }
    if state.isLoaded || !state.items.isEmpty {
      words.append("\(state.items.count) item\(state.items.count == 1 ? "" : "s")")
    } else {
      words.append("not loaded")
    }
    if state.isStale { words.append("stale") }
    switch state.refresh {
    case .idle: break
    case .loading: words.append(state.isLoaded ? "refreshing" : "loading")
    case .failed: words.append("refresh failed")
    }
    switch state.append {
    case .idle: break
    case .loading: words.append("loading more")
    case .failed: words.append("append failed")
    }
    if state.hasReachedEnd { words.append("no more") }
    return words.joined(separator: ", ")
  }

  /// An operation in words.
  static func name(of operation: FeedOperation) -> String {
    switch operation {
    case .firstLoad: "first load"
    case .refresh: "refresh"
    case .append: "append"
    }
  }

  /// An error in a few words.
  static func text(of error: FeedError) -> String {
    switch error {
    case .unreachable: "unreachable"
    case .timedOut: "timed out"
    case .rateLimited: "rate limit"
    case .unauthorized: "unauthorized"
    case .refused(let status): "status \(status)"
    case .unreadable: "unreadable"
    case .tooLarge: "too large"
    case .badElements(let count): "\(count) unreadable"
    case .repeatedKey(let key): "key \(PlainText(key.description)) again"
    }
  }

  private func text(of request: PageRequest) -> String {
    let topic = request.topic == .all ? "" : " of \(PlainText(request.topic.category))"
    let key = request.key == .first ? "" : ", key \(PlainText(request.key.description))"
    return EventText.name(of: request.operation) + topic + key
  }

  private func text(of result: Result<Page, FeedError>) -> String {
    switch result {
    case .success(let page): text(of: page)
    case .failure(let error): EventText.text(of: error)
    }
  }

  private func text(of page: Page) -> String {
    let next = page.next.map { "then \(PlainText($0.description))" } ?? "the end"
    let count = "\(page.items.count) item\(page.items.count == 1 ? "" : "s")"
    let rejected = page.rejectedCount == 0 ? "" : ", \(page.rejectedCount) unreadable"
    return "\(count)\(rejected), \(next)"
  }
}
