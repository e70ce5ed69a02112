extension ObservableType where Element: FixedWidthInteger {
  /// A stream of so many consecutive integers.
  ///
  ///     range(start: 3, count: 3)  345|
  ///
  ///     Observable.range(start: 3, count: 3)
  ///       .subscribe(onNext: { print($0) })
  ///       .disposed(by: bag)
  /// - Precondition: The count is not negative and the last integer fits its type.
  @inlinable public static func range(
    start: Element,
    count: Element,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    precondition(count >= 0, "range(start:count:) needs a count that is not negative.")
    precondition(
      count == 0 || !start.addingReportingOverflow(count - 1).overflow,
      "range(start:count:) leaves the range of its type."
    )
    return SequenceSource.make((0..<count).lazy.map { start + $0 }, scheduler)
  }
}
