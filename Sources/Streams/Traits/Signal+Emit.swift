extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes functions.
  @inlinable public func emit(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes functions that are given an object, held weakly.
  @inlinable public func emit<Object: AnyObject>(
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
  @inlinable public func emit() -> any Disposable {
    asObservable().subscribe()
  }

  /// Subscribes observers.
  @inlinable public func emit<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Subscribes observers of optional values.
  @inlinable public func emit<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().map(Optional.some)
      .subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends the values to relays.
  @inlinable public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays of optional values.
  @inlinable public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays.
  @inlinable public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays of optional values.
  @inlinable public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays.
  @inlinable public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays of optional values.
  @inlinable public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }
}
