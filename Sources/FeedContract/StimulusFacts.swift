internal import FeedModel

/// What was known when a feed was given something to react to.
struct StimulusFacts {
  let hasLiveRefresh: Bool
  let hasLiveAppend: Bool
  let cursor: FeedCursor
  let refresh: LoadState
  let append: LoadState

  init(_ ledger: Ledger) {
    hasLiveRefresh = ledger.hasLiveRefresh
    hasLiveAppend = ledger.hasLiveAppend
    cursor = ledger.state.cursor
    refresh = ledger.state.refresh
    append = ledger.state.append
  }
}
