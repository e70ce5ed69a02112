extension ObservableType {
  /// Sends a value when no other has come for a time.
  ///
  /// When the source completes, the value that waits is sent first; an error drops it.
  ///
  ///     source        1 2 ---- 3 |
  ///     debounce(--)       2   3 |
  ///
  ///     query
  ///       .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
  ///       .subscribe(onNext: { search($0) })
  public func debounce(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    Lift(asObservable()) { DebounceStage($0, dueTime, scheduler) }
  }
}

private final class DebounceStage<Element>: Junction<Element, Element> {
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private var debounce = Debounce<Element>()

  init(
    _ downstream: Sink<Element>,
    _ dueTime: RxTimeInterval,
    _ scheduler: any SchedulerType
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(downstream) { sink, value in
      let stage = unsafe unsafeDowncast(sink, to: DebounceStage.self)
      if !stage.isStopped { stage.perform(stage.debounce.receive(value)) }
    }
  }

  private func perform(_ action: Debounce<Element>.Action) {
    switch action {
    case .startTimer(let number):
      timer.disposable = scheduler.scheduleRelative((), dueTime: dueTime) {
        self.perform(self.debounce.fire(number))
        return Disposables.create()
      }
    case .send(let value): forward(value)
    case .nothing: break
    }
  }

  override func completed() {
    perform(debounce.flush())
    super.completed()
  }

  override func tearDown() {
    timer.dispose()
  }
}
