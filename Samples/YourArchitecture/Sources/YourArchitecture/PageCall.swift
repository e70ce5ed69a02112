public import FeedModel
internal import Synchronization

/// One request, from its departure to its one outcome.
public final class PageCall: Sendable {
  private enum Phase {
    case open
    case awaited(CheckedContinuation<Result<Page, FeedError>?, Never>)
    case over(Result<Page, FeedError>?)
  }

  /// What is wanted.
  public let request: PageRequest

  private let phase = Mutex(Phase.open)
  private let onCancel: @Sendable (PageCall) -> Void

  /// Creates a call without an answer.
  ///
  /// - Parameters:
  ///   - request: What is wanted.
  ///   - onCancel: Called when the call is given up before its answer.
  public init(_ request: PageRequest, onCancel: @escaping @Sendable (PageCall) -> Void) {
    self.request = request
    self.onCancel = onCancel
  }

  /// Waits for the answer.
  ///
  /// - Returns: The page, or why there is none; nil when the call was given up.
  public func answer() async -> Result<Page, FeedError>? {
    await withCheckedContinuation { continuation in
      let outcome: Result<Page, FeedError>?? = phase.withLock { phase in
        if case .over(let outcome) = phase { return .some(outcome) }
        phase = .awaited(continuation)
        return nil
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
  }

  /// Takes the answer; a second one, or one after the call was given up, changes nothing.
  ///
  /// - Parameter result: The page, or why there is none.
  public func finish(with result: Result<Page, FeedError>) { end(with: result) }

  /// Gives the call up; after its answer this does nothing.
  public func cancel() {
    if end(with: nil) { onCancel(self) }
  }

  @discardableResult
  private func end(with outcome: Result<Page, FeedError>?) -> Bool {
    let (isFirst, awaiting) = phase.withLock { phase in
      switch phase {
      case .over:
        return (false, CheckedContinuation<Result<Page, FeedError>?, Never>?.none)
      case .open:
        phase = .over(outcome)
        return (true, nil)
      case .awaited(let continuation):
        phase = .over(outcome)
        return (true, continuation)
      }
    }
    awaiting?.resume(returning: outcome)
    return isFirst
  }
}
