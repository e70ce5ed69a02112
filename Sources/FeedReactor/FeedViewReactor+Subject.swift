public import FeedModel
import ReactorStyle
import Streams

// region: feed.adapter
/// The adapter of the reactor to the contract.
public final class FeedViewReactorSubject: FeedSubject {
  private let reactor: FeedViewReactor

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - source: Where pages come from.
  ///   - policies: What the feed does where people want different things.
  public init(source: any PageSource, policies: FeedPolicies) {
    reactor = FeedViewReactor(source: source, policies: policies)
  }

  /// Takes one intent.
  public func send(_ intent: FeedIntent) {
    reactor.action.onNext(FeedViewReactor.Action(intent))
  }

  /// Adds one more observer.
  public func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let states = reactor.feed.subscribe(onNext: state)
    return Disposables.create(states, reactor.announcements.subscribe(onNext: failure)).dispose
  }
}

extension FeedViewReactor.Action {
  /// The action of an intent.
  ///
  /// - Parameter intent: What the person wants.
  init(_ intent: FeedIntent) {
    switch intent {
    case .refresh: self = .refresh
    case .loadMore: self = .loadMore
    case .retry: self = .retry
    case .choose(let topic): self = .choose(topic)
    case .remove(let row): self = .remove(row)
    }
  }
}
// endregion: feed.adapter
