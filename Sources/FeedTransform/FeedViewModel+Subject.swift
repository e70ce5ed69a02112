public import FeedModel
import Streams

/// The adapter of the view model to the contract.
public final class FeedViewModelSubject: FeedSubject {
  private let intents = PublishRelay<FeedIntent>()
  private let viewModel: FeedViewModel
  private let output: FeedViewModel.Output

  /// Creates a feed and connects its intents.
  ///
  /// - Parameters:
  ///   - source: Where pages come from.
  ///   - policies: What the feed does where people want different things.
  public init(source: any PageSource, policies: FeedPolicies) {
    viewModel = FeedViewModel(source: source, policies: policies)
    output = viewModel.transform(input: FeedViewModel.Input(intents.asObservable()))
  }

  /// Takes one intent.
  public func send(_ intent: FeedIntent) { intents.accept(intent) }

  /// Adds one more observer.
  public func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let states = output.state.drive(onNext: state)
    return Disposables.create(states, output.announcements.emit(onNext: failure)).dispose
  }
}

extension FeedViewModel.Input {
  /// Sorts one stream of intents into the streams that a view has.
  ///
  /// - Parameter intents: Intents of any kind, in order.
  init(_ intents: Observable<FeedIntent>) {
    self.init(
      refresh: intents.filter { $0 == .refresh }.map { _ in },
      loadMore: intents.filter { $0 == .loadMore }.map { _ in },
      retry: intents.filter { $0 == .retry }.map { _ in },
      topic: intents.compactMap { if case .choose(let topic) = $0 { topic } else { nil } },
      removal: intents.compactMap { if case .remove(let row) = $0 { row } else { nil } }
    )
  }
}
