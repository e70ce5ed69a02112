/// A type that can be read as an observable: relays, drivers, singles and observables themselves.
public protocol ObservableConvertibleType {
  /// The type of the values.
  associatedtype Element

  /// The value as an observable.
  func asObservable() -> Observable<Element>
}
