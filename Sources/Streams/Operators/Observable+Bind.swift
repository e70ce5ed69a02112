extension ObservableType {
  /// Subscribes a function to the values of a stream that does not fail.
  ///
  /// An error stops the program in debug builds and is printed in others.
  ///
  ///     source  1 2 |
  ///     bind    1 2
  ///
  ///     title
  ///       .bind(onNext: { label.text = $0 })
  ///       .disposed(by: bag)
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: { reportBindingError($0) })
  }

  /// Subscribes a function that is given an object, held weakly, with each value.
  public func bind<Object: AnyObject>(
    with object: Object,
    onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] value in if let object { onNext(object, value) } },
      onError: { reportBindingError($0) }
    )
  }

  /// Subscribes observers.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Subscribes observers of optional values.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    map(Optional.some).subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Gives the stream to a function and returns what that returns.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Gives the stream and an argument to a curried function and returns what that returns.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }
}

/// A binding has no place for an error: it is a mistake of the program.
func reportBindingError(_ error: any Error) {
  #if DEBUG
  fatalError("Binding error: \(error)")
  #else
  print("Binding error: \(error)")
  #endif
}
