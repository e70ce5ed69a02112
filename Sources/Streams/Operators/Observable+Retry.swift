extension ObservableType {
  /// Subscribes the source again whenever it fails.
  ///
  /// A source that fails at once is subscribed again in a loop, not in a recursion.
  ///
  ///     source  1 #
  ///     retry   1 1 1 1 ...
  ///
  ///     connect()
  ///       .retry()
  ///       .subscribe(onNext: { print($0) })
  public func retry() -> Observable<Element> {
    retry(limit: nil)
  }

  /// Subscribes the source so many times in all; the error of the last attempt ends the stream.
  ///
  /// `retry(0)` is empty.
  ///
  ///     source    1 #
  ///     retry(3)  1 1 1 #
  ///
  ///     load()
  ///       .retry(3)
  ///       .subscribe(onNext: { print($0) })
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    maxAttemptCount <= 0 ? .empty() : retry(limit: maxAttemptCount)
  }

  private func retry(limit: Int?) -> Observable<Element> {
    let source = asObservable()
    return Source(upstream: source) { [unowned source] sink in
      let stage = RetryStage(sink, source, limit: limit)
      sink.adopt(stage)
      stage.attempt()
      return nil
    }
  }
}

private final class RetryStage<Element>: Pipe<Element, Element> {
  private let source: Observable<Element>
  private var remaining: Int?
  private var isConnecting = false
  private var needsAttempt = false

  init(_ downstream: Sink<Element>, _ source: Observable<Element>, limit: Int?) {
    self.source = source
    remaining = limit
    super.init(downstream) { unsafe unsafeDowncast($0, to: RetryStage.self).forward($1) }
  }

  func attempt() {
    needsAttempt = true
    if isConnecting { return }
    isConnecting = true
    while needsAttempt, !isStopped {
      needsAttempt = false
      if let remaining { self.remaining = remaining - 1 }
      source.connect(self)
    }
    isConnecting = false
  }

  override func error(_ error: any Error) {
    if isStopped { return }
    if remaining == 0 {
      super.error(error)
    } else {
      upstream = nil
      attempt()
    }
  }
}
