import FeedModel
import FeedTransform
import Streams
import TransformStyle

/// A search that goes on while somebody types, and that loads further pages.
final class SearchViewModel: ViewModelType {
  struct Input {
    let text: Observable<String>
    let loadMore: Observable<Void>
    let retry: Observable<Void>
  }

  struct Output {
    let title: Driver<String>
    let items: Driver<FeedItems>
    let isLoadingMore: Driver<Bool>
    let failures: Signal<FeedFailure>
  }

  private let text = InputPort<String>()
  private let loadMore = InputPort<Void>()
  private let retry = InputPort<Void>()
  private let feed: FeedViewModel
  private let output: FeedViewModel.Output

  // region: search.feed
  init(source: any PageSource, clock: any SchedulerType) {
    feed = FeedViewModel(source: source, topic: .nothing)
    output = feed.transform(
      input: .init(
        refresh: .never(),
        loadMore: loadMore.asObservable(),
        retry: retry.asObservable(),
        topic: text.debounce(.milliseconds(300), scheduler: clock).map { .search($0) }
      )
    )
  }
  // endregion: search.feed

  /// The feed behind the list, as the contract sees it.
  var feedState: Driver<FeedState> { output.state }

  func transform(input: Input) -> Output {
    text.connect(input.text)
    loadMore.connect(input.loadMore)
    retry.connect(input.retry)
    return Output(
      title: output.state.map { $0.title }.distinctUntilChanged(),
      items: output.items,
      isLoadingMore: output.state.map { $0.append.isLoading }.distinctUntilChanged(),
      failures: output.announcements
    )
  }
}
