extension ObservableType {
  /// Subscribes the source later by a time.
  ///
  ///     source                 1 2 |
  ///     delaySubscription(--)    1 2 |
  ///
  ///     reload()
  ///       .delaySubscription(.seconds(1), scheduler: scheduler)
  ///       .subscribe(onNext: { show($0) })
  public func delaySubscription(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Source(upstream: source) { [unowned source] sink in
      let timer = DisposableLink()
      sink.adopt(timer)
      timer.hold(
        scheduler.scheduleRelative((), dueTime: dueTime) { [source] in
          if !timer.isStopped { source.connect(sink) }
          return Disposables.create()
        }
      )
      return nil
    }
  }
}
