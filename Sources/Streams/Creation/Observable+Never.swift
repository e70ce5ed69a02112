extension ObservableType {
  /// A stream that never sends anything.
  ///
  ///     never  -
  ///
  ///     Observable<Int>.never()
  ///       .subscribe(onDisposed: { print("only disposed") })
  ///       .disposed(by: bag)
  public static func never() -> Observable<Element> {
    Observable(startsTrampoline: false)
  }
}
