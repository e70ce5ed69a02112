extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Subscribes functions.
  @inlinable public func drive(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes functions that are given an object, held weakly.
  @inlinable public func drive<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object,
      onNext: onNext,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    )
  }

  /// Subscribes nothing, for the effects of the stream itself.
  @inlinable public func drive() -> any Disposable {
    asObservable().subscribe()
  }

  /// Subscribes observers.
  @inlinable public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Subscribes observers of optional values.
  @inlinable public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().map(Optional.some)
      .subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends the values to relays.
  @inlinable public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays of optional values.
  @inlinable public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays.
  @inlinable public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays of optional values.
  @inlinable public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Gives the stream to a function and returns what that returns.
  @inlinable public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result
  {
    transformation(asObservable())
  }

  /// Gives the stream and an argument to a curried function and returns what that returns.
  @inlinable public func drive<R1, R2>(
    _ with: (Observable<Element>) -> (R1) -> R2,
    curriedArgument: R1
  ) -> R2 {
    with(asObservable())(curriedArgument)
  }
}
