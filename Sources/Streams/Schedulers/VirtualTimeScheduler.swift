/// A scheduler whose clock moves only when it is told to, from action to action.
///
/// Actions run in order of their times, and actions of one time in order of scheduling.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// A point on the clock.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// A distance on the clock.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private let converter: Converter
  private var agenda: [VirtualTimeItem<VirtualTime>] = []
  private var isRunning = false

  /// The point at which the clock stands.
  public private(set) var clock: VirtualTime

  /// Creates a scheduler.
  public init(initialClock: VirtualTime, converter: Converter) {
    clock = initialClock
    self.converter = converter
  }

  /// The time at which the clock stands.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// Runs an action at the present time, when the clock is next told to move.
  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .microseconds(0), action: action)
  }

  /// Runs an action after a time.
  public func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelativeVirtual(
      state,
      dueTime: converter.convertToVirtualTimeInterval(dueTime),
      action: action
    )
  }

  /// Runs an action after a distance on the clock.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType,
    dueTime: VirtualTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtual(
      state,
      time: converter.offsetVirtualTime(clock, offset: dueTime),
      action: action
    )
  }

  /// Runs an action at a point on the clock.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType,
    time: VirtualTime,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let scheduled = ScheduledAction(state, action)
    let item = VirtualTimeItem(
      time: adjustScheduledTime(time),
      action: scheduled
    )
    var index = agenda.endIndex
    while index > 0, converter.compareVirtualTime(agenda[index - 1].time, item.time) != .greaterThan
    {
      index -= 1
    }
    agenda.insert(item, at: index)
    return scheduled
  }

  /// The point at which an action asked for at a point is run; by default the same one.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    time
  }

  /// Runs actions until none is left or the scheduler is stopped.
  public func start() {
    run(until: nil)
  }

  /// Runs the actions up to a point, and leaves the clock there.
  ///
  /// - Precondition: The scheduler is not running.
  public func advanceTo(_ virtualTime: VirtualTime) {
    precondition(!isRunning, "A virtual clock is not advanced from inside one of its actions.")
    run(until: virtualTime)
    clock = virtualTime
  }

  /// Moves the clock on without running anything.
  ///
  /// - Precondition: The distance does not lead back.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let target = converter.offsetVirtualTime(clock, offset: virtualInterval)
    precondition(
      converter.compareVirtualTime(target, clock) != .lessThan,
      "A virtual clock does not go back."
    )
    clock = target
  }

  /// Lets the action in progress be the last.
  public func stop() {
    isRunning = false
  }

  private func run(until limit: VirtualTime?) {
    if isRunning { return }
    isRunning = true
    while isRunning, let next = agenda.last {
      if let limit, converter.compareVirtualTime(next.time, limit) == .greaterThan { break }
      agenda.removeLast()
      if next.action.isCancelled { continue }
      if converter.compareVirtualTime(next.time, clock) == .greaterThan { clock = next.time }
      next.action.run()
    }
    isRunning = false
  }
}

/// An action on the agenda, which is kept with the next one last.
private struct VirtualTimeItem<Time> {
  let time: Time
  let action: any VirtualTimeAction
}

/// An action without the type of its state.
private protocol VirtualTimeAction: Hop {
  var isCancelled: Bool { get }
}

extension ScheduledAction: VirtualTimeAction {
  fileprivate var isCancelled: Bool { isStopped }
}
