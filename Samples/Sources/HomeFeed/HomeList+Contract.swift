import FeedModel

extension HomeList {
  // region: home.policies
  /// What the feed does where people want different things.
  static let policies: FeedPolicies = {
    var policies = FeedPolicies()
    policies.pageSize = pageSize
    // Every movement near the end is a wish, also after a failure: nothing else is there to tap.
    policies.loadMoreAfterFailure = .retry
    // Its place in an earlier section is taken, and the section is not drawn again.
    policies.overlap = .keepContent
    // A list that shows an error for this could never get rid of it.
    policies.repeatedKey = .end
    return policies
  }()

  /// The list as the contract sees it: the sections are one list of rows.
  var feed: FeedState {
    var state = FeedState()
    state.items = FeedItems(sections.flatMap(\.items), overlap: .keepContent)
    state.cursor = cursor
    state.refresh = first
    state.append = following
    return state
  }
  // endregion: home.policies
}
