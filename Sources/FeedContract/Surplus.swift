internal import FeedModel

/// Why a request should not have been sent: the one rule that it is blamed on.
enum Surplus {
  /// The same operation was open already (rule 1.1).
  case besideAnother

  /// The first page has not succeeded (rule 1.2).
  case beforeFirstPage

  /// The end was reached (rule 1.3).
  case afterEnd

  /// A failure or a redraw was followed by it (rule 1.4).
  case uncalled

  /// One more observer was followed by it (rule 1.7).
  case forObserver

  /// One intent sent several (rule 1.8).
  case again

  /// No topic is chosen (rule 1.9).
  case withoutTopic

  /// An answer that no longer counts was followed by it (rule 2.1).
  case afterStaleAnswer

  /// A page was followed by it (rule 2.9).
  case afterPage

  /// Nothing that may be retried had failed (rule 3.10).
  case withoutFailure

  /// The feed was released (rule 4.6).
  case afterTeardown
}

extension Sending {
  /// Why the request should not have been sent; nil when it was called for.
  var surplus: Surplus? {
    guard prediction == nil else { return nil }
    switch stimulus {
    case .none, .bind: return .forObserver
    case .leave: return .afterTeardown
    case .page: return .afterPage
    case .failure: return .uncalled
    case .stale: return .afterStaleAnswer
    case .intent(let intent): return surplus(of: intent)
    }
  }

  private func surplus(of intent: FeedIntent) -> Surplus {
    switch intent {
    case .remove: return .uncalled
    case .choose(let topic): return topic.isNothing ? .withoutTopic : .again
    case .refresh:
      return facts.hasLiveRefresh || facts.hasLiveAppend ? .besideAnother : .again
    case .retry:
      return ordinal > 1 ? .again : .withoutFailure
    case .loadMore:
      if ordinal > 1 { return .again }
      if facts.hasLiveAppend { return .besideAnother }
      if facts.hasLiveRefresh || facts.cursor == .notLoaded { return .beforeFirstPage }
      if facts.cursor == .end { return .afterEnd }
      return facts.append.error == nil ? .again : .withoutFailure
    }
  }
}
