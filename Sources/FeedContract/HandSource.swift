public import FeedModel

/// A page source that is answered by hand: later, late, twice, after a cancel, or inside the call.
public final class HandSource: PageSource {
  /// What happened so far.
  public let log: EventLog

  /// Answers given inside ``send(_:answer:)``: called with the request's number and the request;
  /// nil leaves the request open.
  public var answerAtOnce: ((Int, PageRequest) -> Result<Page, FeedError>?)?

  private var answers: [((Result<Page, FeedError>) -> Void)?] = []

  /// Creates a source without requests.
  public init() {
    log = EventLog()
    answers.reserveCapacity(8)
  }

  /// Takes a request and numbers it.
  ///
  /// - Parameters:
  ///   - request: What is wanted.
  ///   - answer: Kept for ``answer(_:with:)``, however often that is called.
  /// - Returns: A function that gives the request up.
  public func send(
    _ request: PageRequest,
    answer: @escaping (Result<Page, FeedError>) -> Void
  ) -> () -> Void {
    let number = log.add(request)
    answers.append(answer)
    let handle = RequestHandle(number, log)
    if let outcome = answerAtOnce?(number, request) { self.answer(number, with: outcome) }
    return { handle.cancel() }
  }

  /// Answers a request, whatever has become of it.
  ///
  /// - Parameters:
  ///   - number: The request's number, from 1.
  ///   - outcome: A page or a failure.
  public func answer(_ number: Int, with outcome: Result<Page, FeedError>) {
    precondition(answers.indices.contains(number - 1), "There is no request \(number)")
    log.answer(number, outcome)
    answers[number - 1]?(outcome)
  }

  /// Lets go of the answer functions of requests that are over, as a network would have done.
  func forgetFinished() {
    for index in answers.indices where !log.requests[index].isOpen { answers[index] = nil }
  }
}
