internal import FeedModel

/// What a follower of the contract knows of a feed at one moment: the oracle.
///
/// The ledger follows what the feed really does: its real requests begin generations, and after
/// each step the state that it showed is taken as the truth for the next one. So a step is judged by
/// itself, and a feed that broke one rule is still judged fairly by the others. The page arithmetic
/// is the ledger's own (`Ledger+Pages.swift`), since an oracle that shares code with what it tests
/// is blind to that code's errors.
struct Ledger {
  /// A request and what became of it.
  struct Entry {
    let request: PageRequest
    let generation: Int
    let epoch: Int
    var isOpen = true
    var isSuperseded = false

    /// Whether the answer still counts.
    var isLive: Bool { isOpen && !isSuperseded }
  }

  let policies: FeedPolicies

  /// What the feed should show now.
  var state: FeedState
  var entries: [Entry] = []

  /// The numbers of the requests whose answers still count.
  var live: [Int] = []

  /// How many refreshes and topics were begun.
  var generation = 0

  /// How many topics were chosen.
  var epoch = 0
  var isRefreshQueued = false
  var isMoreQueued = false

  /// How many pages the last intent may still load by itself (P12).
  var pagesLeft = 0
  var rawCount = 0
  var repeatedKeys = 0

  /// How many requests have failed for good.
  var failures = 0
  var observers = 0
  var hasLeft = false

  /// What the last applied page was like.
  var lastPage: PageTraits = []

  init(policies: FeedPolicies, state: FeedState) {
    self.policies = policies
    self.state = state
    entries.reserveCapacity(8)
  }

  /// Whether a refresh is open whose answer counts.
  var hasLiveRefresh: Bool { live.contains { entries[$0 - 1].request.operation.startsGeneration } }

  /// Whether an append is open whose answer counts.
  var hasLiveAppend: Bool { live.contains { !entries[$0 - 1].request.operation.startsGeneration } }

  /// The following key; nil when nothing is loaded or the end is reached.
  var nextKey: PageKey? {
    guard case .next(let key) = state.cursor else { return nil }
    return key
  }

  mutating func supersedeAll() {
    for number in live { entries[number - 1].isSuperseded = true }
    live.removeAll(keepingCapacity: true)
  }

  mutating func close(_ number: Int) {
    entries[number - 1].isOpen = false
    live.removeAll { $0 == number }
  }
}
