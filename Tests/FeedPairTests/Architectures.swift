import FeedContract
import FeedModel
import FeedReactor
import FeedTransform

extension Architecture {
  static let transform = Architecture(
    name: "FeedTransform",
    configurable: {
      FeedViewModelSubject(source: $0, policies: $1)
    }
  )

  static let reactor = Architecture(
    name: "FeedReactor",
    configurable: {
      FeedViewReactorSubject(source: $0, policies: $1)
    }
  )

  static let pair = [transform, reactor]
}
