public import FeedContract

extension PlaySession {
  /// What was played, as a scenario that `compare`, `trace` and `explore` accept.
  ///
  /// The intents are those that the first screen sent, so that a scroll is there as the load more
  /// that it caused, or not at all.
  ///
  /// - Parameter title: What the scenario is called.
  /// - Returns: The scenario.
  public func scenario(title: String) -> Scenario {
    Scenario(title: title, settings: settings, steps: beats.flatMap(\.steps))
  }
}
