/// A scheduler with a clock.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The present, by this scheduler's clock.
  var now: RxTime { get }

  /// Runs an action after a time.
  ///
  /// - Returns: What cancels the action, and disposes what the action returned.
  func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Runs an action again and again; each run gets the state that the one before it returned.
  ///
  /// - Returns: What ends the repetition.
  func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// Runs an action again and again, by scheduling the next run when one begins.
  public func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    let repetition = Repetition(scheduler: self, state: state, period: period, action: action)
    repetition.schedule(after: startAfter)
    return repetition
  }
}

/// A periodic action made of single ones.
private final class Repetition<State>: GraphObject, Cancelable {
  private let scheduler: any SchedulerType
  private let period: RxTimeInterval
  private var state: State
  private var action: ((State) -> State)?
  private let timer = SerialDisposable()

  init(
    scheduler: any SchedulerType,
    state: State,
    period: RxTimeInterval,
    action: @escaping (State) -> State
  ) {
    self.scheduler = scheduler
    self.state = state
    self.period = period
    self.action = action
    super.init()
  }

  var isDisposed: Bool { action == nil }

  func schedule(after dueTime: RxTimeInterval) {
    timer.disposable = scheduler.scheduleRelative((), dueTime: dueTime) {
      guard let action = self.action else { return Disposables.create() }
      self.schedule(after: self.period)
      self.state = action(self.state)
      return Disposables.create()
    }
  }

  func dispose() {
    action = nil
    timer.dispose()
  }
}
