extension ObservableType {
  /// Sends every event as a value, the end included, then completes.
  ///
  ///     source       1        #
  ///     materialize  next(1)  error(..)|
  ///
  ///     load()
  ///       .materialize()
  ///       .subscribe(onNext: { print($0) })
  public func materialize() -> Observable<Event<Element>> {
    Lift(asObservable()) { MaterializeStage($0) }
  }
}

private final class MaterializeStage<Element>: Pipe<Element, Event<Element>> {
  init(_ downstream: Sink<Event<Element>>) {
    super.init(downstream) { sink, value in
      unsafe unsafeDowncast(sink, to: MaterializeStage.self).forward(.next(value))
    }
  }

  override func error(_ error: any Error) {
    forward(.error(error))
    super.completed()
  }

  override func completed() {
    forward(.completed)
    super.completed()
  }
}

extension ObservableType where Element: EventConvertible {
  /// Reads each value as an event and says it; the inverse of `materialize`.
  ///
  ///     source         next(1)  completed
  ///     dematerialize  1        |
  ///
  ///     events
  ///       .dematerialize()
  ///       .subscribe(onNext: { print($0) })
  public func dematerialize() -> Observable<Element.Element> {
    Lift(asObservable()) { DematerializeStage($0) }
  }
}

private final class DematerializeStage<Input: EventConvertible>: Pipe<Input, Input.Element> {
  init(_ downstream: Sink<Input.Element>) {
    super.init(downstream) { unsafe unsafeDowncast($0, to: DematerializeStage.self).take($1) }
  }

  private func take(_ value: Input) {
    switch value.event {
    case .next(let element): forward(element)
    case .error(let error): fail(error)
    case .completed: finish()
    }
  }
}
