/// A type that receives the events of a stream.
public protocol ObserverType {
  /// The type of the values received.
  associatedtype Element

  /// Receives one event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Receives a value.
  @inlinable public func onNext(_ element: Element) {
    on(.next(element))
  }

  /// Receives an error, after which nothing else is received.
  @inlinable public func onError(_ error: any Error) {
    on(.error(error))
  }

  /// Receives the completion, after which nothing else is received.
  @inlinable public func onCompleted() {
    on(.completed)
  }

  /// The observer with its type erased.
  public func asObserver() -> AnyObserver<Element> {
    AnyObserver(self)
  }

  /// An observer of another type of value that transforms each value and passes it on.
  ///
  /// What the transform throws is passed on as an error.
  public func mapObserver<Result>(
    _ transform: @escaping (Result) throws -> Element
  ) -> AnyObserver<Result> {
    AnyObserver { event in on(event.map(transform)) }
  }
}
