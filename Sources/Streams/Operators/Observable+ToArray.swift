extension ObservableType {
  /// Collects all values and says them as one when the source completes.
  ///
  ///     source   1 2 3 |
  ///     toArray        [1,2,3]|
  ///
  ///     Observable.of(1, 2, 3)
  ///       .toArray()
  ///       .subscribe(onSuccess: { print($0) })
  public func toArray() -> Single<[Element]> {
    Single(raw: Lift(asObservable()) { ToArrayStage($0) })
  }
}

private final class ToArrayStage<Element>: Pipe<Element, [Element]> {
  private var elements: [Element] = []

  init(_ downstream: Sink<[Element]>) {
    super.init(downstream) { sink, value in
      unsafe unsafeDowncast(sink, to: ToArrayStage.self).elements.append(value)
    }
  }

  override func completed() {
    forward(elements)
    super.completed()
  }
}
