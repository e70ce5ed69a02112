public import FeedModel

/// A page source that knows whether any request is open, so that a script can wait for the answers.
public final class WatchedPages: PageSource {
  private let source: any PageSource
  private let willSend: () -> Void
  private let didAnswer: (Result<Page, FeedError>) -> Void
  private var open: Set<Int> = []
  private var count = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Watches a source.
  ///
  /// - Parameters:
  ///   - source: The source that answers.
  ///   - willSend: Called before each request.
  ///   - didAnswer: Called with each answer, before whoever asked has it.
  public init(
    _ source: any PageSource,
    willSend: @escaping () -> Void = {},
    didAnswer: @escaping (Result<Page, FeedError>) -> Void = { _ in }
  ) {
    self.source = source
    self.willSend = willSend
    self.didAnswer = didAnswer
  }

  /// Sends a request on.
  ///
  /// - Parameters:
  ///   - request: What is wanted.
  ///   - answer: Called with the page or the reason why there is none.
  /// - Returns: A function that gives the request up.
  public func send(
    _ request: PageRequest,
    answer: @escaping (Result<Page, FeedError>) -> Void
  ) -> () -> Void {
    willSend()
    count += 1
    let number = count
    open.insert(number)
    let cancel = source.send(request) { [weak self, didAnswer] result in
      didAnswer(result)
      // The answer may cause the next request; only then is this one over.
      answer(result)
      self?.end(number)
    }
    return { [weak self] in
      cancel()
      self?.end(number)
    }
  }

  /// Waits until no request is open.
  public func settle() async {
    while !open.isEmpty {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func end(_ number: Int) {
    open.remove(number)
    guard open.isEmpty else { return }
    let woken = waiting
    waiting = []
    for continuation in woken { continuation.resume() }
  }
}
