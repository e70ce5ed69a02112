extension ObservableType {
  /// Fails with `RxError.timeout` when no event comes for a time.
  ///
  ///     source        1 -------- 2 |
  ///     timeout(---)  1 ---#
  ///
  ///     answer
  ///       .timeout(.seconds(5), scheduler: scheduler)
  ///       .subscribe(onError: { show($0) })
  public func timeout(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(dueTime, other: Observable<Element>.error(RxError.timeout), scheduler: scheduler)
  }

  /// Carries on with another stream when no event comes for a time.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval,
    other: Source,
    scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let other = other.asObservable()
    return Lift(asObservable()) { TimeoutStage($0, dueTime, other, scheduler) }
  }
}

private final class TimeoutStage<Element>: Junction<Element, Element> {
  private let dueTime: RxTimeInterval
  private let other: Observable<Element>
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()

  init(
    _ downstream: Sink<Element>,
    _ dueTime: RxTimeInterval,
    _ other: Observable<Element>,
    _ scheduler: any SchedulerType
  ) {
    self.dueTime = dueTime
    self.other = other
    self.scheduler = scheduler
    super.init(downstream) { unsafe unsafeDowncast($0, to: TimeoutStage.self).take($1) }
    startTimer()
  }

  private func take(_ value: Element) {
    if isStopped { return }
    forward(value)
    startTimer()
  }

  private func startTimer() {
    if isStopped { return }
    timer.disposable = scheduler.scheduleRelative((), dueTime: dueTime) { [weak self] in
      self?.giveUp()
      return Disposables.create()
    }
  }

  private func giveUp() {
    let source = upstream
    guard stop() else { return }
    source?.dispose()
    other.connect(downstream)
  }

  override func tearDown() {
    timer.dispose()
  }
}
