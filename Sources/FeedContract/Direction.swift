internal import FeedModel

/// One of the two directions in which a feed loads.
enum Direction: String, CaseIterable, CustomStringConvertible {
  case refresh
  case append

  var description: String { rawValue }

  /// The direction's load state.
  func status(_ state: FeedState) -> LoadState {
    self == .refresh ? state.refresh : state.append
  }

  var fault: Faults { self == .refresh ? .refresh : .append }
  var sent: Causes { self == .refresh ? .refreshSent : .appendSent }
  var superseded: Causes { self == .refresh ? .refreshSuperseded : .appendSuperseded }
  var failed: Causes { self == .refresh ? .refreshFailed : .appendFailed }
  var succeeded: Causes { self == .refresh ? .refreshSucceeded : .appendSucceeded }

  /// What ends the other direction.
  var otherEnds: Causes {
    self == .refresh ? [.appendSucceeded, .appendFailed] : [.refreshSucceeded, .refreshFailed]
  }
}
