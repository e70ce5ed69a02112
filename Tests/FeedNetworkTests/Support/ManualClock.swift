import FeedNetwork

/// A clock that stands still until it is moved, and says who waits.
final class ManualClock: NetworkClock {
  private struct Sleeper: Sendable {
    let end: Duration
    let wake: CheckedContinuation<Bool, Never>
  }

  private struct State: Sendable {
    var now: Duration
    var sleepers: [Int: Sleeper] = [:]
    var arrivals: [CheckedContinuation<Void, Never>] = []
    var lastNumber = 0
    var asked: [Duration] = []
  }

  private let state: Lock<State>

  init(secondsSince1970: Int = 1_000_000) {
    state = Lock(State(now: .seconds(secondsSince1970)))
  }

  var timeSince1970: Duration { state.withLock(\.now) }

  /// Every wait that was asked for, in order.
  var asked: [Duration] { state.withLock(\.asked) }

  func sleep(for duration: Duration) async throws(CancellationError) {
    let number = state.withLock { state in
      state.lastNumber += 1
      state.asked.append(duration)
      return state.lastNumber
    }
    let isOver = await withTaskCancellationHandler {
      await withCheckedContinuation { wake in
        let (isOver, arrivals) = state.withLock { state in
          if Task.isCancelled { return (true, [CheckedContinuation<Void, Never>]()) }
          state.sleepers[number] = Sleeper(end: state.now + duration, wake: wake)
          defer { state.arrivals = [] }
          return (false, state.arrivals)
        }
        if isOver { wake.resume(returning: false) }
        for arrival in arrivals { arrival.resume() }
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: number) }?.wake.resume(returning: false)
    }
    if !isOver { throw CancellationError() }
  }

  /// Waits until somebody sleeps.
  func sleeperArrived() async {
    await withCheckedContinuation { arrival in
      let isThere = state.withLock { state in
        if state.sleepers.isEmpty { state.arrivals.append(arrival) }
        return !state.sleepers.isEmpty
      }
      if isThere { arrival.resume() }
    }
  }

  /// Moves on and wakes those whose time has come.
  func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now += duration
      let now = state.now
      let woken = state.sleepers.filter { $0.value.end <= now }
      for number in woken.keys { state.sleepers[number] = nil }
      return woken
    }
    for number in woken.keys.sorted() { woken[number]?.wake.resume(returning: true) }
  }
}
