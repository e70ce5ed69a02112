extension ObservableType {
  /// A stream of the given values.
  ///
  /// On the current thread, two such streams that run at the same time take turns.
  ///
  ///     of(1, 2, 3)  123|
  ///
  ///     Observable.of(1, 2, 3)
  ///       .subscribe(onNext: { print($0) })
  ///       .disposed(by: bag)
  @inlinable public static func of(
    _ elements: Element...,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    SequenceSource.make(elements, scheduler)
  }

  /// A stream of the elements of an array.
  @inlinable public static func from(
    _ array: [Element],
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    SequenceSource.make(array, scheduler)
  }

  /// A stream of the elements of a sequence.
  @inlinable public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    SequenceSource.make(sequence, scheduler)
  }

  /// A stream of the value of an optional, or of nothing.
  public static func from(optional: Element?) -> Observable<Element> {
    if let optional { .just(optional) } else { .empty() }
  }

  /// A stream of the value of an optional, or of nothing, sent by a scheduler.
  public static func from(
    optional: Element?,
    scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    if let optional { return .just(optional, scheduler: scheduler) }
    return .from([], scheduler: scheduler)
  }
}
