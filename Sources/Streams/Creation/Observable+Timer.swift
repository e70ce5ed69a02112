extension ObservableType where Element: FixedWidthInteger {
  /// A stream that counts up, one number each period, the first after one period.
  ///
  ///     interval(.seconds(1))  -0-1-2-3
  ///
  ///     Observable<Int>.interval(.seconds(1), scheduler: scheduler)
  ///       .subscribe(onNext: { print($0) })
  ///       .disposed(by: bag)
  public static func interval(
    _ period: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  /// A stream that sends zero after a time and then counts up each period, or completes if there
  /// is none.
  ///
  ///     timer(.seconds(2))  --0|
  ///
  ///     Observable<Int>.timer(.seconds(2), scheduler: scheduler)
  ///       .subscribe(onNext: { _ in giveUp() })
  ///       .disposed(by: bag)
  public static func timer(
    _ dueTime: RxTimeInterval,
    period: RxTimeInterval? = nil,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    Source { sink in
      let timer = DisposableLink()
      sink.adopt(timer)
      if let period {
        timer.hold(
          scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { count in
            if !timer.isStopped { sink.next(count) }
            return count &+ 1
          }
        )
      } else {
        timer.hold(
          scheduler.scheduleRelative((), dueTime: dueTime) {
            if timer.isStopped { return Disposables.create() }
            sink.next(0)
            if timer.stop() { sink.completed() }
            return Disposables.create()
          }
        )
      }
      return nil
    }
  }
}
