/// The last stage of a subscription: hands events to an observer and drops what breaks the grammar.
@usableFromInline
final class ObserverSink<Observer: ObserverType>: Sink<Observer.Element> {
  private let observer: Observer

  init(_ observer: Observer) {
    self.observer = observer
    super.init { sink, value in
      let sink = unsafe unsafeDowncast(sink, to: ObserverSink.self)
      if !sink.isStopped { sink.observer.on(.next(value)) }
    }
  }

  override func error(_ error: any Error) {
    if stop() { observer.on(.error(error)) }
  }

  override func completed() {
    if stop() { observer.on(.completed) }
  }
}
