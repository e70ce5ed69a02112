/// A relay that sends each value to those who are subscribed when it comes; it never ends.
public final class PublishRelay<Element>: ObservableType {
  @usableFromInline let source = RelaySource<Element>()

  /// Creates a relay.
  public init() {}

  /// Sends a value to the observers.
  ///
  /// From inside an observer of this relay it returns at once, and the value follows when the one
  /// in progress has reached every observer.
  @inlinable public func accept(_ event: Element) {
    source.send(event)
  }

  /// Starts sending values to an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// The relay as an observable, always the same one.
  @inlinable public func asObservable() -> Observable<Element> {
    source
  }
}
