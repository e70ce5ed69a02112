import FeedContract
import FeedReactor
import FeedTransform

extension Architecture {
  /// The feed as a view model with `transform(input:)`.
  static let transform = Architecture(
    name: "FeedTransform",
    configurable: { FeedViewModelSubject(source: $0, policies: $1) }
  )

  /// The feed as a reactor.
  static let reactor = Architecture(
    name: "FeedReactor",
    configurable: { FeedViewReactorSubject(source: $0, policies: $1) }
  )
}
