extension ObservableType {
  /// Subscribes a function to every event.
  ///
  /// - Returns: What ends the subscription before the stream does.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    let sink = CallbackSink<Element>(
      onNext: { on(.next($0)) },
      onError: { on(.error($0)) },
      onCompleted: { on(.completed) },
      onDisposed: nil
    )
    asObservable().connect(sink)
    return sink
  }

  /// Subscribes a function to each kind of event.
  ///
  /// `onDisposed` is called once, after the end or when the subscription is disposed. An error
  /// without `onError` is printed in debug builds.
  /// - Returns: What ends the subscription before the stream does.
  @inlinable public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let sink = CallbackSink<Element>(
      onNext: onNext ?? { _ in },
      onError: onError,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    )
    asObservable().connect(sink)
    return sink
  }

  /// Subscribes functions that are given an object, held weakly, with each event.
  ///
  /// Nothing is called once the object is gone.
  /// - Returns: What ends the subscription before the stream does.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] value in if let object { onNext?(object, value) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }
    )
  }
}
