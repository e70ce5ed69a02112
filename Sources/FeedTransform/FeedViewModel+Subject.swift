public import FeedModel
import Streams

/// The adapter of the view model to the contract.
public final class FeedViewModelSubject: FeedSubject {
  private let refresh = PublishRelay<Void>()
  private let loadMore = PublishRelay<Void>()
  private let retry = PublishRelay<Void>()
  private let topic = PublishRelay<FeedTopic>()
  private let removal = PublishRelay<FeedItem.ID>()
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
        refresh: refresh.asObservable(),
        loadMore: loadMore.asObservable(),
        retry: retry.asObservable(),
        topic: topic.asObservable(),
        removal: removal.asObservable()
      )
    )
  }
}

extension FeedViewModelSubject {
  /// Takes one intent.
  public func send(_ intent: FeedIntent) {
    switch intent {
    case .refresh: refresh.accept(())
    case .loadMore: loadMore.accept(())
    case .retry: retry.accept(())
    case .choose(let topic): self.topic.accept(topic)
    case .remove(let row): removal.accept(row)
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
