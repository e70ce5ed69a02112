extension ObservableType {
  /// A stream that completes inside `subscribe`.
  ///
  ///     empty  |
  ///
  ///     Observable<Int>.empty()
  ///       .subscribe(onCompleted: { print("done") })
  ///       .disposed(by: bag)
  @inlinable public static func empty() -> Observable<Element> {
    Source(startsTrampoline: false) { sink in
      sink.completed()
      return nil
    }
  }
}
