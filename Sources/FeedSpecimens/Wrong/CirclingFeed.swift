internal import FeedModel

/// A page that names its own key is followed round and round.
final class CirclingFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    2,
    9,
    "A page that names its own key is followed round and round.",
    witness: "R ok1»a M ok2[]»a"
  ) { source, policies in
    var policies = policies
    policies.repeatedKey = .goOn
    policies.repeatLimit = .max
    return CirclingFeed(source: source, policies: policies)
  }
}
