/// A property of a control of a view: its present value, each change by the user, and a way to set it.
public struct ControlProperty<PropertyType>: ObservableType, ObserverType {
  /// The type of the values.
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// Takes the values of a property and what sets it.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.asObservable()
    self.valueSink = valueSink.asObserver()
  }

  /// Starts sending values to an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    values.subscribe(observer)
  }

  /// Sets the property.
  ///
  /// An error stops the program in debug builds and is printed in others.
  public func on(_ event: Event<PropertyType>) {
    switch event {
    case .next(let value): valueSink.onNext(value)
    case .error(let error): reportBindingError(error)
    case .completed: valueSink.onCompleted()
    }
  }

  /// The changes by the user, without the present value.
  public var changed: ControlEvent<PropertyType> {
    ControlEvent(events: values.skip(1))
  }

  /// The values as an observable.
  public func asObservable() -> Observable<PropertyType> {
    values
  }

  /// The values as a driver.
  public func asDriver() -> Driver<PropertyType> {
    values.asDriver(onErrorDriveWith: .empty())
  }
}

extension ControlProperty where PropertyType == String? {
  /// The property with an empty text in the place of none.
  public var orEmpty: ControlProperty<String> {
    ControlProperty<String>(
      values: values.map { $0 ?? "" },
      valueSink: valueSink.mapObserver { $0 }
    )
  }
}
