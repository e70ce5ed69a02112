import FeedModel
import FeedReactor

/// The reactor, as the contract drives it.
enum ReplayedFeed {
  static func make(source: any PageSource, policies: FeedPolicies) -> any FeedSubject {
    FeedViewReactorSubject(source: source, policies: policies)
  }
}
