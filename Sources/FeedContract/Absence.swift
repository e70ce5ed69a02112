internal import FeedModel

/// Which promise is broken by a request that was called for and not sent.
enum Absence {
  /// The following key of an ordinary page (rule 1.5).
  case followingPage

  /// The first page (rule 1.6), or what follows a refreshed one.
  case firstPage

  /// The page after rows that were all seen (rule 2.6).
  case pageAfterSeenRows

  /// The page after an empty one with a key (rule 2.7).
  case pageAfterEmptyPage

  /// The rest of a viewport (rule 2.9).
  case fill

  /// The automatic retry (rule 1.4).
  case automaticRetry

  /// Anything after a failure (rule 3.9).
  case afterFailure

  /// A retry (rule 3.10).
  case retry

  /// The chosen topic (rule 4.2).
  case topic

  /// An intent from inside (rule 4.5).
  case fromInside
}

extension Moment {
  /// Which promise is broken when a prediction stays without a request.
  func absence(of prediction: Prediction) -> Absence {
    switch prediction.reason {
    case .automaticRetry: return .automaticRetry
    case .autoFill: return .fill
    case .intent, .queue, .sameTopic: break
    }
    if prediction.stimulus == .intent(.retry) { return .retry }
    if causes.contains(.reentrant), prediction.reason == .intent { return .fromInside }
    if before.failures > 0 { return .afterFailure }
    if prediction.stimulus.isChoice { return .topic }
    return prediction.operation == .append ? keyOrigin : .firstPage
  }

  /// What the last applied page makes of the following key.
  var keyOrigin: Absence {
    if after.lastPage.contains(.allSeen) { return .pageAfterSeenRows }
    if after.lastPage.contains(.refresh) { return .firstPage }
    if after.lastPage.isSuperset(of: [.append, .empty]) { return .pageAfterEmptyPage }
    return .followingPage
  }
}
