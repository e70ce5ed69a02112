/// An observer whose type is erased: the half of a stream that is written to.
public struct AnyObserver<Element>: ObserverType {
  /// A function that receives events.
  public typealias EventHandler = (Event<Element>) -> Void

  @usableFromInline let sink: Sink<Element>

  @usableFromInline package init(sink: Sink<Element>) {
    self.sink = sink
  }

  /// Creates an observer that gives each event to a function.
  public init(eventHandler: @escaping EventHandler) {
    self.init(sink: EventHandlerSink(eventHandler))
  }

  /// Creates an observer that gives each event to another.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    self.init(sink: EventHandlerSink(observer.on))
  }

  /// Receives one event.
  @inlinable public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): sink.next(element)
    case .error(let error): sink.error(error)
    case .completed: sink.completed()
    }
  }

  /// Receives a value, without making an event of it.
  @inlinable public func onNext(_ element: Element) {
    sink.next(element)
  }

  /// The observer itself.
  public func asObserver() -> AnyObserver<Element> {
    self
  }
}

/// Hands every event to a function and keeps no state: what the function does is its own affair.
final class EventHandlerSink<Element>: Sink<Element> {
  private let handler: (Event<Element>) -> Void

  init(_ handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
    super.init { sink, value in
      unsafe unsafeDowncast(sink, to: EventHandlerSink.self).handler(.next(value))
    }
  }

  override func error(_ error: any Error) {
    handler(.error(error))
  }

  override func completed() {
    handler(.completed)
  }
}
