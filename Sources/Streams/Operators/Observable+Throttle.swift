extension ObservableType {
  /// Sends a value at once, then at most one each window: the latest of them, or none.
  ///
  /// With a value waiting, the completion waits for the end of its window; an error does not. A
  /// window of zero lets everything pass.
  ///
  ///     source          1 2 3 ---- 4 |
  ///     throttle(---)   1   3      4 |
  ///
  ///     taps
  ///       .throttle(.seconds(1), latest: false, scheduler: MainScheduler.instance)
  ///       .subscribe(onNext: { refresh() })
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    Lift(asObservable()) { ThrottleStage($0, dueTime, latest, scheduler) }
  }
}

private final class ThrottleStage<Element>: Junction<Element, Element> {
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private var throttle: Throttle<Element>

  init(
    _ downstream: Sink<Element>,
    _ dueTime: RxTimeInterval,
    _ latest: Bool,
    _ scheduler: any SchedulerType
  ) {
    self.scheduler = scheduler
    throttle = Throttle(window: dueTime, sendsLatest: latest)
    super.init(downstream) { sink, value in
      let stage = unsafe unsafeDowncast(sink, to: ThrottleStage.self)
      if !stage.isStopped {
        stage.perform(stage.throttle.receive(value, at: stage.scheduler.now))
      }
    }
  }

  private func perform(_ action: Throttle<Element>.Action) {
    switch action {
    case .send(let value):
      forward(value)
      throttle.noteSent(at: scheduler.now)
    case .startTimer(let dueTime):
      timer.disposable = scheduler.scheduleRelative((), dueTime: dueTime) {
        self.perform(self.throttle.fire())
        return Disposables.create()
      }
    case .sendAndComplete(let value):
      forward(value)
      super.completed()
    case .complete: super.completed()
    case .nothing: break
    }
  }

  override func completed() {
    upstream = nil
    perform(throttle.complete())
  }

  override func tearDown() {
    timer.dispose()
  }
}
