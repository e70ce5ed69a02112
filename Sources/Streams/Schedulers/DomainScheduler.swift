/// Delivers in the isolation domain the graph lives in, without another thread or a main loop.
///
/// Work runs at once. As the scheduler of `observe(on:)`, which is how drivers and signals use it,
/// it keeps the order: what is sent while a value is being delivered waits until that value has
/// reached every observer. Timed work needs a clock and a thread to run on; it goes to the main
/// scheduler.
public final class DomainScheduler: SchedulerType, Sendable {
  /// The scheduler.
  public static let instance = DomainScheduler()

  private init() {}

  /// The present, by the main scheduler's clock.
  public var now: RxTime { MainScheduler.instance.now }

  /// Runs an action now.
  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }

  /// Runs an action on the main thread after a time.
  public func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    MainScheduler.instance.scheduleRelative(state, dueTime: dueTime, action: action)
  }
}
