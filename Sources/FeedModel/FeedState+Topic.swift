extension FeedState {
  /// Turns to another topic: rows and cursor, not the load states.
  ///
  /// - Parameters:
  ///   - topic: What the feed is about from now on.
  ///   - policies: Whether the rows stay, marked as stale, until the first answer (P5).
  public mutating func turn(to topic: FeedTopic, under policies: FeedPolicies) {
    let earlier = items
    forgetItems()
    if policies.itemsAtSwitch == .keep, !topic.isNothing, !earlier.isEmpty {
      items = earlier
      isStale = true
    }
    self.topic = topic
  }
}
