import Dispatch

/// Runs actions on the main actor, where the graph of an app lives.
///
/// An action runs at once if no other runs or still waits for the main queue.
/// - Precondition: The graph lives on the main actor. What it does elsewhere is asynchronous work
///   whose result comes back to it, not a hop of the graph itself.
public final class MainScheduler: SchedulerType, Sendable {
  /// The scheduler.
  public static let instance = MainScheduler()

  /// A scheduler that always goes through the main queue.
  public static let asyncInstance = SerialDispatchQueueScheduler(queue: .main)

  @MainActor private static var pendingCount = 0

  /// Creates a scheduler, which is as good as any other.
  public init() {}

  /// The present, by a clock that does not stop.
  public var now: RxTime { Self.asyncInstance.now }

  /// Runs an action now, or behind those that wait for the main queue.
  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    Self.ensureRunningOnMainThread()
    guard Self.enter() else {
      return Self.asyncInstance.schedule(state) { state in
        defer { Self.leave() }
        return action(state)
      }
    }
    defer { Self.leave() }
    return action(state)
  }

  /// Counts an action that runs or waits.
  ///
  /// - Returns: Whether it is the only one.
  private static func enter() -> Bool {
    MainActor.assumeIsolated {
      pendingCount += 1
      return pendingCount == 1
    }
  }

  private static func leave() {
    MainActor.assumeIsolated { pendingCount -= 1 }
  }

  /// Runs an action on the main queue after a time.
  public func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    Self.asyncInstance.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Stops the program if it is not on the main actor.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    ensureRunningOnMainThread(errorMessage: errorMessage)
  }

  /// Stops the program if it is not on the main actor.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    MainActor.preconditionIsolated(
      errorMessage ?? "A graph that uses the main scheduler lives on the main actor."
    )
  }
}
