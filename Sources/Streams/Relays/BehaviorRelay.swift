/// A relay with a current value, which each new subscriber gets first; it never ends.
public final class BehaviorRelay<Element>: ObservableType {
  @usableFromInline let source: BehaviorRelaySource<Element>

  /// Creates a relay with its first value.
  public init(value: Element) {
    source = BehaviorRelaySource(value)
  }

  /// The current value: the one accepted last, also while earlier ones are still being sent.
  @inlinable public var value: Element { source.value }

  /// Makes a value the current one and sends it to the observers.
  ///
  /// From inside an observer of this relay it returns at once, and the value follows when the one
  /// in progress has reached every observer.
  @inlinable public func accept(_ event: Element) {
    source.value = event
    source.send(event)
  }

  /// Sends the current value to an observer, then each later one.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// The relay as an observable, always the same one.
  @inlinable public func asObservable() -> Observable<Element> {
    source
  }
}

@usableFromInline
final class BehaviorRelaySource<Element>: RelaySource<Element> {
  @safe @exclusivity(unchecked) @usableFromInline var value: Element

  init(_ value: Element) {
    self.value = value
    super.init()
  }

  @usableFromInline override func attach(_ sink: Sink<Element>) -> Observable<Element>? {
    _ = super.attach(sink)
    sink.next(value)
    return nil
  }
}
