public import Dispatch

/// Runs actions on a serial queue, which is the isolation domain of the graphs that use it.
///
/// - Precondition: A graph that uses the scheduler lives on its queue, or on the main actor if the
///   queue is the main one: actions are scheduled from there only.
public final class SerialDispatchQueueScheduler: SchedulerType, Sendable {
  private let queue: DispatchQueue
  private let leeway: DispatchTimeInterval

  /// Creates a scheduler for a serial queue.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.queue = queue
    self.leeway = leeway
  }

  /// The present, by a clock that does not stop.
  public var now: RxTime {
    RxTime(nanoseconds: Int64(clamping: DispatchTime.now().uptimeNanoseconds))
  }

  /// Runs an action on the queue, never inside this call.
  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let scheduled = ScheduledAction(state, action)
    let crossing = crossing(scheduled)
    queue.async { crossing.run() }
    return scheduled
  }

  /// Runs an action on the queue after a time.
  public func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let scheduled = ScheduledAction(state, action)
    if dueTime == .never { return scheduled }
    let crossing = crossing(scheduled)
    let delay = max(0, dueTime.totalNanoseconds)
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler {
      crossing.run()
      timer.cancel()
    }
    timer.schedule(deadline: .now() + .nanoseconds(Int(delay)), leeway: leeway)
    timer.resume()
    return Disposables.create {
      timer.cancel()
      scheduled.dispose()
    }
  }

  private func crossing(_ work: any Hop) -> Crossing {
    if queue === DispatchQueue.main {
      MainScheduler.ensureRunningOnMainThread()
    } else {
      dispatchPrecondition(condition: .onQueue(queue))
    }
    return Crossing(work)
  }
}
