extension ObservableType {
  /// Gives each value together with an object that is held weakly, and completes when that is gone.
  ///
  ///     source          1        2        |
  ///     withUnretained  (obj,1)  (obj,2)  |
  ///
  ///     taps
  ///       .withUnretained(self)
  ///       .subscribe(onNext: { owner, tap in owner.handle(tap) })
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }

  /// Gives what a function makes of each value and an object that is held weakly.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object,
    resultSelector: @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    Lift(asObservable()) { WithUnretainedStage($0, obj, resultSelector) }
  }
}

private final class WithUnretainedStage<Object: AnyObject, Input, Output>: Pipe<Input, Output> {
  private weak var object: Object?
  private let resultSelector: (Object, Input) -> Output

  init(
    _ downstream: Sink<Output>,
    _ object: Object,
    _ resultSelector: @escaping (Object, Input) -> Output
  ) {
    self.object = object
    self.resultSelector = resultSelector
    super.init(downstream) { unsafe unsafeDowncast($0, to: WithUnretainedStage.self).take($1) }
  }

  private func take(_ value: Input) {
    if let object {
      forward(resultSelector(object, value))
    } else {
      finish()
    }
  }
}
