extension ObservableType {
  /// Sends values and the completion later by a time; an error is not delayed.
  ///
  ///     source     1 2   |
  ///     delay(--)    1 2   |
  ///
  ///     messages
  ///       .delay(.seconds(1), scheduler: scheduler)
  ///       .subscribe(onNext: { show($0) })
  public func delay(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    Lift(asObservable()) { DelayStage($0, dueTime, scheduler) }
  }
}

/// One timer at a time; the queue keeps the distances.
private final class DelayStage<Element>: Junction<Element, Element> {
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private var queue = FIFO<(due: RxTime, event: Event<Element>)>()
  private var isTimerRunning = false

  init(
    _ downstream: Sink<Element>,
    _ dueTime: RxTimeInterval,
    _ scheduler: any SchedulerType
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(downstream) { sink, value in
      unsafe unsafeDowncast(sink, to: DelayStage.self).enqueue(.next(value))
    }
  }

  private func enqueue(_ event: Event<Element>) {
    if isStopped { return }
    queue.append((scheduler.now.addingInterval(dueTime), event))
    if !isTimerRunning { startTimer() }
  }

  private func startTimer() {
    guard let due = queue.first?.due else { return }
    isTimerRunning = true
    let interval = due.interval(since: min(due, scheduler.now))
    timer.disposable = scheduler.scheduleRelative((), dueTime: interval) {
      self.sendWhatIsDue()
      return Disposables.create()
    }
  }

  private func sendWhatIsDue() {
    while !isStopped, let first = queue.first, first.due <= scheduler.now {
      _ = queue.popFirst()
      switch first.event {
      case .next(let value): forward(value)
      case .error(let error): super.error(error)
      case .completed: super.completed()
      }
    }
    isTimerRunning = false
    if !isStopped { startTimer() }
  }

  override func completed() {
    upstream = nil
    enqueue(.completed)
  }

  override func tearDown() {
    queue.removeAll()
    timer.dispose()
  }
}
