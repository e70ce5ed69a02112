extension ObservableType {
  /// Sends a value if the source completes without one.
  ///
  ///     source               |
  ///     ifEmpty(default: 0)  0|
  ///
  ///     found
  ///       .ifEmpty(default: .placeholder)
  ///       .subscribe(onNext: { show($0) })
  public func ifEmpty(default: Element) -> Observable<Element> {
    ifEmpty(switchTo: .just(`default`))
  }

  /// Carries on with another stream if the source completes without a value.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Source(upstream: source) { [unowned source] sink in
      let stage = IfEmptyStage(sink, other)
      sink.adopt(stage)
      source.connect(stage)
      return nil
    }
  }
}

private final class IfEmptyStage<Element>: Pipe<Element, Element> {
  private let other: Observable<Element>
  private var isEmpty = true

  init(_ downstream: Sink<Element>, _ other: Observable<Element>) {
    self.other = other
    super.init(downstream) { sink, value in
      let stage = unsafe unsafeDowncast(sink, to: IfEmptyStage.self)
      stage.isEmpty = false
      stage.forward(value)
    }
  }

  override func completed() {
    if !isEmpty {
      super.completed()
    } else if stop() {
      other.connect(downstream)
    }
  }
}
