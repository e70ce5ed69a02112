import FeedContract
import FeedModel
import FeedOrigin

extension ScriptedFeed {
  /// A feed that gives each request the answer that a scenario wants for it.
  ///
  /// - Parameter scenario: The scenario; of several answers to one request the first counts.
  init(_ scenario: Scenario) {
    var outcomes: [Int: Answer.Outcome] = [:]
    for case .answer(let answer) in scenario.steps.map(\.action)
    where outcomes[answer.request] == nil {
      outcomes[answer.request] = answer.outcome
    }
    let last = outcomes.keys.max() ?? 0
    let answers = (0..<last).map { index -> ScriptedAnswer in
      switch outcomes[index + 1] {
      case .page(let page): page.scriptedAnswer(for: index + 1)
      case .failure(.refused(let status)): .status(status)
      case .failure(let error): .fault(error.fault)
      case nil: .fault(.hang)
      }
    }
    self.init(kind: .feeds, answers: answers)
  }
}

extension PageSketch {
  fileprivate func scriptedAnswer(for number: Int) -> ScriptedAnswer {
    if rejectedCount > 0 { return .fault(.wrongTypes) }
    let names = rows ?? ["\(number)a", "\(number)b"]
    return .page(names.map { ScriptedItem($0) }, next: nextText(after: number))
  }

  private func nextText(after number: Int) -> String? {
    switch next {
    case .following: "\(number + 1)"
    case .end: nil
    case .same: "same"
    case .key(let key): key == .first ? "first" : key.description
    }
  }
}

extension FeedError {
  /// The fault of the origin that a client should report as this error.
  fileprivate var fault: Fault {
    switch self {
    // After no byte at all libcurl would ask again, on another connection.
    case .unreachable: .closedInHead
    case .timedOut: .hang
    // With an instant to wait for, the network layer would not let the next request leave.
    case .rateLimited: .rateLimitBare
    case .unauthorized: .unauthorized
    case .refused: .serverError
    case .unreadable: .truncated
    case .tooLarge: .endless
    case .badElements: .wrongTypes
    case .repeatedKey: .serverError
    }
  }
}
