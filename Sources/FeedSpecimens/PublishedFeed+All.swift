internal import FeedContract
internal import FeedModel

extension PublishedFeed {
  /// Every published feed.
  public static let all: [PublishedFeed] = [
    pictures, home, traceableList, repositorySearch, loadingSearch, shotList,
  ]

  /// Policies as small as those of an exploration, with some values chosen.
  static func policies(_ settings: String...) -> FeedPolicies {
    var policies = FeedPolicies.explored
    for setting in settings { try? policies.apply(setting: setting) }
    return policies
  }

  /// The two queries that the searches are explored with.
  static let queries: [FeedIntent] = [
    .choose(FeedTopic(query: "a")), .choose(FeedTopic(query: "b")),
  ]
}
