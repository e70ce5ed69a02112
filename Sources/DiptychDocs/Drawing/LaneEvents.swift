internal import FeedContract
internal import FeedModel

/// What one feed did in each step of a trace, as far as a drawing shows it.
struct LaneEvents {
  /// An event and its place in the order of its step; 0 is what came from outside.
  struct Placed {
    let step: Int
    let slot: Int
    let event: Event
  }

  /// Everything shown, in order.
  let all: [Placed]

  /// How many steps there are, the beginning included.
  let stepCount: Int

  init(_ trace: Trace) {
    let moments = [trace.beginning] + trace.steps
    stepCount = moments.count
    all = moments.enumerated().flatMap { step, moment in
      moment.events.filter(LaneEvents.isShown).enumerated().map { place, event in
        Placed(step: step, slot: place + 1, event: event)
      }
    }
  }

  /// How many places each step needs, that from outside included.
  var slots: [Int] {
    var slots = [Int](repeating: 1, count: stepCount)
    for placed in all { slots[placed.step] = max(slots[placed.step], placed.slot + 1) }
    return slots
  }

  /// The states of the first observer, in order.
  var states: [(place: Placed, state: FeedState)] {
    all.compactMap { placed in
      if case .state(_, let state) = placed.event { (placed, state) } else { nil }
    }
  }

  /// How many states the first observer saw in a step.
  func emissions(in step: Int) -> Int { states.count { $0.place.step == step } }

  private static func isShown(_ event: Event) -> Bool {
    switch event {
    case .sent, .cancelled, .state(0, _), .failure(0, _): true
    default: false
    }
  }
}
