extension ObservableType {
  /// A stream that is made anew for each subscription.
  ///
  /// What the factory throws becomes the error of the stream.
  ///
  ///     deferred { just(n) }  n|
  ///
  ///     Observable.deferred { .just(count) }
  ///       .subscribe(onNext: { print($0) })
  ///       .disposed(by: bag)
  @inlinable public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Source { sink in
      do {
        return try observableFactory()
      } catch {
        sink.error(error)
        return nil
      }
    }
  }
}
