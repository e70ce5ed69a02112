extension ObservableType {
  /// Subscribes the source again when a stream made from its errors says so.
  ///
  /// A value of that stream subscribes again, its completion completes the result, and its error
  /// ends it.
  ///
  ///     source       1 #    1 #
  ///     handler        --x    --|
  ///     retry(when:) 1      1   |
  ///
  ///     load()
  ///       .retry(when: { errors in errors.flatMap { _ in reachable } })
  ///       .subscribe(onNext: { print($0) })
  public func retry(
    when notificationHandler: @escaping (Observable<any Error>) -> some ObservableType
  ) -> Observable<Element> {
    retry(matching: { $0 }, by: { notificationHandler($0).asObservable() })
  }

  /// Subscribes the source again when a stream made from its errors of one type says so.
  ///
  /// An error of another type ends the stream.
  public func retry<Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> some ObservableType
  ) -> Observable<Element> {
    retry(matching: { $0 as? Error }, by: { notificationHandler($0).asObservable() })
  }

  private func retry<Failure, Trigger>(
    matching match: @escaping (any Error) -> Failure?,
    by makeTrigger: @escaping (Observable<Failure>) -> Observable<Trigger>
  ) -> Observable<Element> {
    let source = asObservable()
    return Source(upstream: source) { [unowned source] sink in
      let stage = RetryWhenStage(sink, source, match)
      sink.adopt(stage)
      stage.watch(makeTrigger(stage.failures))
      stage.attempt()
      return nil
    }
  }
}

private final class RetryWhenStage<Element, Failure>: Junction<Element, Element> {
  let failures = PublishSubject<Failure>()
  private let source: Observable<Element>
  private let match: (any Error) -> Failure?
  private var watcher: Link?
  private var isConnecting = false
  private var needsAttempt = false
  private var isWaiting = false

  init(
    _ downstream: Sink<Element>,
    _ source: Observable<Element>,
    _ match: @escaping (any Error) -> Failure?
  ) {
    self.source = source
    self.match = match
    super.init(downstream) { unsafe unsafeDowncast($0, to: RetryWhenStage.self).forward($1) }
  }

  func watch<Trigger>(_ trigger: Observable<Trigger>) {
    let watcher = SideSink<Trigger>(
      onNext: { [unowned self] _ in
        if isWaiting { attempt() }
      },
      onError: { [unowned self] error in fail(error) },
      onCompleted: { [unowned self] in finish() }
    )
    self.watcher = watcher
    trigger.connect(watcher)
  }

  func attempt() {
    needsAttempt = true
    isWaiting = false
    if isConnecting { return }
    isConnecting = true
    while needsAttempt, !isStopped {
      needsAttempt = false
      source.connect(self)
    }
    isConnecting = false
  }

  override func error(_ error: any Error) {
    if isStopped { return }
    guard let failure = match(error) else {
      super.error(error)
      return
    }
    upstream = nil
    isWaiting = true
    failures.onNext(failure)
  }

  override func tearDown() {
    watcher.take()?.dispose()
    failures.dispose()
  }
}
