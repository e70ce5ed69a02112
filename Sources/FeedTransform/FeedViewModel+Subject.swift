public import FeedModel
import Streams

// region: feed.adapter
/// The adapter of the view model to the contract.
///
/// Subjects and not relays: a relay would keep an intent back that comes from inside the handling of
/// one of its own, behind intents of other kinds (rule 4.5).
public final class FeedViewModelSubject: FeedSubject {
  private let refresh = PublishSubject<Void>()
  private let loadMore = PublishSubject<Void>()
  private let retry = PublishSubject<Void>()
  private let topic = PublishSubject<FeedTopic>()
  private let removal = PublishSubject<FeedItem.ID>()
  private let viewModel: FeedViewModel
  private let output: FeedViewModel.Output

  /// Creates a feed and connects its intents.
  ///
  /// - Parameters:
  ///   - source: Where pages come from.
  ///   - policies: What the feed does where people want different things.
  public init(source: any PageSource, policies: FeedPolicies) {
    viewModel = FeedViewModel(source: source, policies: policies)
    output = viewModel.transform(
      input: FeedViewModel.Input(
        refresh: refresh,
        loadMore: loadMore,
        retry: retry,
        topic: topic,
        removal: removal
      )
    )
  }
}

extension FeedViewModelSubject {
  /// Takes one intent.
  public func send(_ intent: FeedIntent) {
    switch intent {
    case .refresh: refresh.onNext(())
    case .loadMore: loadMore.onNext(())
    case .retry: retry.onNext(())
    case .choose(let topic): self.topic.onNext(topic)
    case .remove(let row): removal.onNext(row)
    }
  }

  /// Adds one more observer.
  public func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let states = output.state.drive(onNext: state)
    return Disposables.create(states, output.announcements.emit(onNext: failure)).dispose
  }
}
// endregion: feed.adapter
