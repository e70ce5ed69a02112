/// A stream of values that an observer can subscribe to.
public protocol ObservableType: ObservableConvertibleType {
  /// Starts sending events to an observer.
  ///
  /// - Returns: What ends the subscription before the stream does.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  /// The stream as an observable.
  public func asObservable() -> Observable<Element> {
    .create { observer in subscribe(observer) }
  }
}
