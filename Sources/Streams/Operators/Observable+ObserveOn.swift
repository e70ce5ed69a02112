extension ObservableType {
  /// Passes all events on through a scheduler, in order.
  ///
  /// On the current-thread scheduler the outermost value passes at once, and what is sent
  /// meanwhile follows in order: the operator is then a queue that runs each value to completion.
  ///
  ///     source        1 2 3 |
  ///     observe(on:)   1 2 3 |
  ///
  ///     actions
  ///       .observe(on: CurrentThreadScheduler.instance)
  ///       .subscribe(onNext: { handle($0) })
  @inlinable public func observe(
    on scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    if type(of: scheduler) == CurrentThreadScheduler.self {
      return Lift(asObservable()) { ObserveOnTrampolineStage($0) }
    }
    if type(of: scheduler) == DomainScheduler.self {
      return Lift(asObservable()) { RunToCompletionStage($0) }
    }
    return observeThroughPump(on: scheduler)
  }

  @usableFromInline func observeThroughPump(
    on scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    Lift(asObservable()) { ObserveOnStage($0, scheduler) }
  }
}

/// Queues events and has the scheduler send one of them at each step.
private final class ObserveOnStage<Element>: Pipe<Element, Element> {
  private let scheduler: any ImmediateSchedulerType
  private var queue = FIFO<Event<Element>>()
  private var pump: (any Disposable)?
  private var isPumping = false

  init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(downstream) { sink, value in
      unsafe unsafeDowncast(sink, to: ObserveOnStage.self).enqueue(.next(value))
    }
  }

  private func enqueue(_ event: Event<Element>) {
    if isStopped { return }
    queue.append(event)
    if isPumping { return }
    isPumping = true
    let pump = scheduler.scheduleRecursive(()) { _, recurse in
      if self.sendFirst() { recurse(()) }
    }
    if isStopped { pump.dispose() } else if isPumping { self.pump = pump }
  }

  /// Sends the first event.
  ///
  /// - Returns: Whether another step is needed.
  private func sendFirst() -> Bool {
    guard !isStopped, let event = queue.popFirst() else { return stopPumping() }
    switch event {
    case .next(let value): forward(value)
    case .error(let error): super.error(error)
    case .completed: super.completed()
    }
    return queue.isEmpty ? stopPumping() : true
  }

  private func stopPumping() -> Bool {
    isPumping = false
    pump = nil
    return false
  }

  override func error(_ error: any Error) {
    upstream = nil
    enqueue(.error(error))
  }

  override func completed() {
    upstream = nil
    enqueue(.completed)
  }

  override func tearDown() {
    queue.removeAll()
    let pump = pump.take()
    pump?.dispose()
  }
}
