/// Something that runs actions.
public protocol ImmediateSchedulerType {
  /// Runs an action with a state, now or as soon as this scheduler can.
  ///
  /// - Returns: What cancels the action, and disposes what the action returned.
  func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable
}

extension ImmediateSchedulerType {
  /// Runs an action that can ask to be run again with another state, each time as a new action.
  ///
  /// - Returns: What ends the repetition.
  public func scheduleRecursive<State>(
    _ state: State,
    action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let recursion = ScheduledRecursion(scheduler: self, action: action)
    recursion.schedule(state)
    return recursion
  }
}

/// Schedules one step after the other until it is disposed.
private final class ScheduledRecursion<State>: GraphObject, Cancelable {
  private let scheduler: any ImmediateSchedulerType
  private var action: ((State, (State) -> Void) -> Void)?
  private var pending: SingleAssignmentDisposable?

  init(
    scheduler: any ImmediateSchedulerType,
    action: @escaping (State, (State) -> Void) -> Void
  ) {
    self.scheduler = scheduler
    self.action = action
    super.init()
  }

  var isDisposed: Bool { action == nil }

  func schedule(_ state: State) {
    let step = SingleAssignmentDisposable()
    pending = step
    step.setDisposable(
      scheduler.schedule(state) { state in
        if self.pending === step { self.pending = nil }
        self.action?(state) { self.schedule($0) }
        return Disposables.create()
      }
    )
  }

  func dispose() {
    action = nil
    let pending = pending.take()
    pending?.dispose()
  }
}
