extension ObservableType {
  /// Subscribes the source, and disposes it, on a scheduler.
  ///
  ///     source            1 2 |
  ///     subscribe(on:)     1 2 |   (later by one step of the scheduler)
  ///
  ///     source
  ///       .subscribe(on: scheduler)
  ///       .subscribe(onNext: { print($0) })
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Source(upstream: source) { [unowned source] sink in
      let stage = SubscribeOnStage(sink, scheduler)
      let gate = DisposableLink()
      sink.adopt(gate)
      gate.hold(Disposables.create { stage.leave() })
      stage.start(source)
      return nil
    }
  }
}

private final class SubscribeOnStage<Element>: Pipe<Element, Element> {
  private let scheduler: any ImmediateSchedulerType
  private var start: (any Disposable)?
  private var isStarted = false

  init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(downstream) { unsafe unsafeDowncast($0, to: SubscribeOnStage.self).forward($1) }
  }

  func start(_ source: Observable<Element>) {
    let start = scheduler.schedule(()) {
      self.isStarted = true
      self.start = nil
      source.connect(self)
      return Disposables.create()
    }
    if !isStarted { self.start = start }
  }

  /// Called when the sink below was disposed.
  func leave() {
    let start = start.take()
    if let start {
      start.dispose()
    } else if !isStopped {
      _ = scheduler.schedule(()) {
        self.dispose()
        return Disposables.create()
      }
    }
  }
}
