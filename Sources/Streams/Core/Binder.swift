/// An observer that sets something on an object it holds weakly, and that takes no errors.
public struct Binder<Value>: ObserverType {
  private let receive: (Event<Value>) -> Void

  /// Creates a binder.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly.
  ///   - scheduler: What runs the binding; by default it runs at once in the object's domain.
  ///   - binding: What to do with a value.
  public init<Target: AnyObject>(
    _ target: Target,
    scheduler: any ImmediateSchedulerType = DomainScheduler.instance,
    binding: @escaping (Target, Value) -> Void
  ) {
    receive = { [weak target] event in
      switch event {
      case .next(let value):
        _ = scheduler.schedule(value) { value in
          if let target { binding(target, value) }
          return Disposables.create()
        }
      case .error(let error): reportBindingError(error)
      case .completed: break
      }
    }
  }

  /// Receives one event.
  ///
  /// An error stops the program in debug builds and is printed in others.
  public func on(_ event: Event<Value>) {
    receive(event)
  }

  /// The binder with its type erased.
  public func asObserver() -> AnyObserver<Value> {
    AnyObserver(eventHandler: receive)
  }
}
