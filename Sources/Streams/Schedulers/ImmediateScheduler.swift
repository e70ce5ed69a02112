/// Runs every action at once, inside the call that schedules it.
public final class ImmediateScheduler: ImmediateSchedulerType, Sendable {
  /// The scheduler.
  public static let instance = ImmediateScheduler()

  private init() {}

  /// Runs the action now.
  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}
