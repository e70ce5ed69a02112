internal import FeedModel

/// The one rule that a wrong load state is blamed on.
enum StatusBlame {
  /// The directions are not separate, or a beginning is not shown (rule 3.1).
  case separate

  /// A beginning has no end (rule 3.2).
  case end

  /// What was superseded did not end (rule 3.3).
  case supersededEnd

  /// A failure is not shown for the operation that failed (rule 3.6).
  case failure

  /// An old error stays, or goes too early (rule 3.7).
  case oldError

  /// A cancellation became an error (rule 3.8).
  case cancelledError
}

extension Moment {
  /// Which rule a wrong load state is blamed on; nil when it is right or another part is to blame.
  func blame(_ direction: Direction) -> StatusBlame? {
    guard faults.contains(direction.fault), !pages.contains(.repeated) else { return nil }
    switch turn {
    case .stale, .bound, .left: return nil
    default: break
    }
    let shown = direction.status(shown)
    switch direction.status(after.state) {
    case .loading: return blameMissingBeginning(direction, shown)
    case .idle: return blameMissingEnd(direction, shown)
    case .failed: return blameMissingFailure(direction, shown)
    }
  }

  private func blameMissingBeginning(_ direction: Direction, _ shown: LoadState) -> StatusBlame {
    if turn == .retrying { return .end }
    return shown.error != nil && causes.contains(direction.sent) ? .oldError : .separate
  }

  private func blameMissingEnd(_ direction: Direction, _ shown: LoadState) -> StatusBlame? {
    if shown == .loading { return causes.contains(direction.superseded) ? .supersededEnd : .end }
    if causes.contains(direction.succeeded) {
      // An empty first page that counts as a failure is rule 2.10's.
      return pages.isSuperset(of: [.firstLoad, .empty]) && direction == .refresh ? nil : .end
    }
    return causes.contains(direction.superseded) ? .cancelledError : .oldError
  }

  private func blameMissingFailure(_ direction: Direction, _ shown: LoadState) -> StatusBlame {
    if shown == .loading { return causes.contains(direction.superseded) ? .supersededEnd : .end }
    if causes.contains(direction.failed) { return .failure }
    if shown.error != nil { return .failure }
    return causes.isDisjoint(with: direction.otherEnds) ? .oldError : .separate
  }
}
