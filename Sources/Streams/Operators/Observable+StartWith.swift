extension ObservableType {
  /// Sends some values before those of the source.
  ///
  /// They are sent inside `subscribe`, before the source is subscribed.
  ///
  ///     source           1 2 |
  ///     startWith(0)   0 1 2 |
  ///
  ///     items
  ///       .startWith([])
  ///       .subscribe(onNext: { show($0) })
  @inlinable public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Source(upstream: source) { [unowned source] sink in
      for element in elements { sink.next(element) }
      return source
    }
  }
}
