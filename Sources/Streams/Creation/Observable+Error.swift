extension ObservableType {
  /// A stream that ends with an error inside `subscribe`.
  ///
  ///     error  #
  ///
  ///     Observable<Int>.error(Failure())
  ///       .subscribe(onError: { print($0) })
  ///       .disposed(by: bag)
  @inlinable public static func error(_ error: any Error) -> Observable<Element> {
    Source(startsTrampoline: false) { sink in
      sink.error(error)
      return nil
    }
  }
}
