internal import FeedModel
internal import FeedReactor
internal import ReactorStyle
internal import Streams

/// The reactor of the pair behind a view that is bound in a wrong way.
class ReactorSpecimen: FeedSubject {
  let reactor: FeedViewReactor

  init(source: any PageSource, policies: FeedPolicies) {
    reactor = FeedViewReactor(source: source, policies: policies)
  }

  func send(_ intent: FeedIntent) {
    switch intent {
    case .refresh: reactor.action.onNext(.refresh)
    case .loadMore: reactor.action.onNext(.loadMore)
    case .retry: reactor.action.onNext(.retry)
    case .choose(let topic): reactor.action.onNext(.choose(topic))
    case .remove(let row): reactor.action.onNext(.remove(row))
    }
  }

  func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let states = reactor.feed.subscribe(onNext: state)
    return Disposables.create(states, reactor.announcements.subscribe(onNext: failure)).dispose
  }
}
