/// What a control of a view reports: it does not fail, replays nothing and ends with the control.
public struct ControlEvent<PropertyType>: ObservableType {
  /// The type of the values.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// Takes the events of a control.
  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    self.events = events.asObservable()
  }

  /// Starts sending events to an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    events.subscribe(observer)
  }

  /// The events as an observable.
  public func asObservable() -> Observable<PropertyType> {
    events
  }

  /// The events as a control event.
  public func asControlEvent() -> ControlEvent<PropertyType> {
    self
  }

  /// The events as a signal.
  public func asSignal() -> Signal<PropertyType> {
    events.asSignal(onErrorSignalWith: .empty())
  }

  /// The events as a driver.
  public func asDriver() -> Driver<PropertyType> {
    events.asDriver(onErrorDriveWith: .empty())
  }
}
