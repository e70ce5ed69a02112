extension ObservableType {
  /// Sends the values to relays; an error is a mistake of the program.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bind(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays of optional values.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    bind(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bind(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays of optional values.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    bind(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bind(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays of optional values.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    bind(onNext: { value in for relay in relays { relay.accept(value) } })
  }
}
