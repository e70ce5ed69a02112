extension ObservableType {
  /// Leaves out all values and says only how the source ends.
  ///
  ///     source          1 2 |
  ///     ignoreElements      |
  ///
  ///     save()
  ///       .ignoreElements()
  ///       .subscribe(onCompleted: { print("saved") })
  public func ignoreElements() -> Observable<Never> {
    Lift(asObservable()) { IgnoreElementsStage($0) }
  }
}

private final class IgnoreElementsStage<Element>: Pipe<Element, Never> {
  init(_ downstream: Sink<Never>) {
    super.init(downstream) { _, _ in }
  }
}
