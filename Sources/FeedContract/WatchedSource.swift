public import FeedModel

/// A page source that writes down what goes through it to another source, a network for example.
public final class WatchedSource: PageSource {
  /// What happened so far.
  public let log = EventLog()

  private let inner: any PageSource

  /// Creates a source in front of another.
  ///
  /// - Parameter inner: The source that answers.
  public init(_ inner: any PageSource) {
    self.inner = inner
  }

  /// Passes a request on and writes its answer down.
  ///
  /// - Parameters:
  ///   - request: What is wanted.
  ///   - answer: Called after the answer was written down.
  /// - Returns: A function that gives the request up.
  public func send(
    _ request: PageRequest,
    answer: @escaping (Result<Page, FeedError>) -> Void
  ) -> () -> Void {
    let log = log
    let number = log.add(request)
    let giveUp = inner.send(request) { outcome in
      log.answer(number, outcome)
      answer(outcome)
    }
    let handle = RequestHandle(number, log, giveUp: giveUp)
    return { handle.cancel() }
  }
}
