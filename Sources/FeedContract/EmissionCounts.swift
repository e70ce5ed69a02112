internal import FeedModel

/// What a feed shows on the way: a cost, not a fault.
public struct EmissionCounts: Hashable, Sendable, Codable {
  /// How many states the first observer saw.
  public internal(set) var emissions = 0

  /// How many of them were equal to the one before.
  public internal(set) var redundant = 0

  /// How many of them had other rows than the one before.
  public internal(set) var listChanges = 0

  init() {}

  init(_ events: [Event]) {
    var last: FeedState?
    for case .state(0, let state) in events {
      emissions += 1
      if state == last { redundant += 1 }
      if let last, state.items != last.items { listChanges += 1 }
      last = state
    }
  }

  mutating func add(_ other: EmissionCounts) {
    emissions += other.emissions
    redundant += other.redundant
    listChanges += other.listChanges
  }
}
