extension ObservableType {
  /// A stream of one value.
  ///
  /// The value is sent inside `subscribe`, also when another subscription is under way.
  ///
  ///     just(1)  1|
  ///
  ///     Observable.just(1)
  ///       .subscribe(onNext: { print($0) })
  ///       .disposed(by: bag)
  @inlinable public static func just(_ element: Element) -> Observable<Element> {
    Source(startsTrampoline: false) { sink in
      sink.next(element)
      sink.completed()
      return nil
    }
  }

  /// A stream of one value, sent by a scheduler.
  @inlinable public static func just(
    _ element: Element,
    scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    Source { sink in
      let timer = DisposableLink()
      sink.adopt(timer)
      timer.hold(
        scheduler.schedule(element) { element in
          sink.next(element)
          timer.hold(
            scheduler.schedule(()) {
              sink.completed()
              return Disposables.create()
            }
          )
          return Disposables.create()
        }
      )
      return nil
    }
  }
}
