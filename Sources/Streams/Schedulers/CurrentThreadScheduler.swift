/// Runs an action at once, or, if one is running on this thread, as soon as that has returned.
///
/// Actions that were scheduled while another ran are run in order of scheduling. The scheduler has
/// no state of its own: what waits belongs to the thread's outermost action.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The scheduler.
  public static let instance = CurrentThreadScheduler()

  /// Whether nothing runs on this thread's trampoline, so that an action would run at once.
  public static var isScheduleRequired: Bool { !Trampoline.isActive }

  private init() {}

  /// Runs an action now, or after the one that is running.
  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let scheduled = ScheduledAction(state, action)
    Trampoline.enqueue(scheduled)
    return scheduled
  }
}

/// An action that waits, runs once, and is disposed with what it returned.
package final class ScheduledAction<State>: Link, Hop {
  private var work: (state: State, action: (State) -> any Disposable)?
  private var result: (any Disposable)?

  package init(_ state: State, _ action: @escaping (State) -> any Disposable) {
    work = (state, action)
    super.init()
  }

  package func run() {
    guard let work = work.take() else { return }
    let result = work.action(work.state)
    if isStopped {
      result.dispose()
    } else {
      self.result = result
    }
  }

  package override func tearDown() {
    work = nil
    let result = result.take()
    result?.dispose()
  }
}
