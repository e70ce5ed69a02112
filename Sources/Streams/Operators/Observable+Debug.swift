extension ObservableType {
  /// Prints each event, the subscription and the disposal, and passes everything on.
  ///
  ///     source  1 |
  ///     debug   1 |    items -> subscribed / items -> Event next(1) / ...
  ///
  ///     items
  ///       .debug("items")
  ///       .subscribe(onNext: { show($0) })
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #fileID,
    line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    debug(
      identifier ?? "\(file):\(line) (\(function))",
      trimOutput: trimOutput,
      write: { print($0) }
    )
  }

  /// Gives the same lines to a function.
  package func debug(
    _ identifier: String,
    trimOutput: Bool,
    write: @escaping (String) -> Void
  ) -> Observable<Element> {
    let writeEvent = { (event: Event<Element>) in
      let text = "\(event)"
      let isLong = trimOutput && text.count > 40
      write("\(identifier) -> Event \(isLong ? "\(text.prefix(20))...\(text.suffix(20))" : text)")
    }
    return Source(upstream: asObservable()) { [unowned source = asObservable()] sink in
      write("\(identifier) -> subscribed")
      let stage = DebugStage(
        sink,
        onEvent: writeEvent,
        onDisposed: { write("\(identifier) -> isDisposed") }
      )
      sink.adopt(stage)
      source.connect(stage)
      return nil
    }
  }
}

private final class DebugStage<Element>: Pipe<Element, Element> {
  private let onEvent: (Event<Element>) -> Void
  private let onDisposed: () -> Void

  init(
    _ downstream: Sink<Element>,
    onEvent: @escaping (Event<Element>) -> Void,
    onDisposed: @escaping () -> Void
  ) {
    self.onEvent = onEvent
    self.onDisposed = onDisposed
    super.init(downstream) { sink, value in
      let stage = unsafe unsafeDowncast(sink, to: DebugStage.self)
      stage.onEvent(.next(value))
      stage.forward(value)
    }
  }

  override func error(_ error: any Error) {
    onEvent(.error(error))
    super.error(error)
  }

  override func completed() {
    onEvent(.completed)
    super.completed()
  }

  override func tearDown() {
    onDisposed()
  }
}
