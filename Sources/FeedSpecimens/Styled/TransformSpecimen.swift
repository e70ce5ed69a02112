internal import FeedModel
internal import FeedTransform
internal import Streams

/// The view model of the pair behind a view that is bound in a wrong way.
class TransformSpecimen: FeedSubject {
  private let intents = PublishSubject<FeedIntent>()
  private let viewModel: FeedViewModel
  let output: FeedViewModel.Output

  init(source: any PageSource, policies: FeedPolicies) {
    viewModel = FeedViewModel(source: source, policies: policies)
    output = viewModel.transform(
      input: FeedViewModel.Input(
        refresh: intents.filter { $0 == .refresh }.map { _ in },
        loadMore: intents.filter { $0 == .loadMore }.map { _ in },
        retry: intents.filter { $0 == .retry }.map { _ in },
        topic: intents.compactMap { if case .choose(let topic) = $0 { topic } else { nil } },
        removal: intents.compactMap { if case .remove(let row) = $0 { row } else { nil } }
      )
    )
  }

  func send(_ intent: FeedIntent) { intents.onNext(intent) }

  func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let states = output.state.drive(onNext: state)
    return Disposables.create(states, output.announcements.emit(onNext: failure)).dispose
  }
}
