import FeedModel
import FeedTransform
import Streams
import TransformStyle

/// The picture feed: categories, pages, a refresh status and passing notices.
final class PictureViewModel: ViewModelType {
  struct Input {
    let category: Observable<PictureCategory>
    let reload: Observable<Void>
    let loadMore: Observable<Void>
    let retry: Observable<Void>
  }

  struct Output {
    let sections: Driver<[PictureSection]>
    let refreshStatus: Observable<RefreshStatus>
    let notices: Observable<PictureNotice>
  }

  private let category = InputPort<PictureCategory>()
  private let reload = InputPort<Void>()
  private let loadMore = InputPort<Void>()
  private let retry = InputPort<Void>()
  private let feed: FeedViewModel
  private let output: FeedViewModel.Output

  // region: picture.feed
  init(source: any PageSource) {
    feed = FeedViewModel(source: source)
    output = feed.transform(
      input: .init(
        refresh: reload.asObservable(),
        loadMore: loadMore.asObservable(),
        retry: retry.asObservable(),
        topic: category.map(\.topic)
      )
    )
  }
  // endregion: picture.feed

  /// The feed behind the list, as the contract sees it.
  var feedState: Driver<FeedState> { output.state }

  // region: picture.output
  func transform(input: Input) -> Output {
    category.connect(input.category)
    reload.connect(input.reload)
    loadMore.connect(input.loadMore)
    retry.connect(input.retry)
    return Output(
      sections: output.items.map { PictureSection.sections(of: $0) },
      refreshStatus: output.refreshStatus,
      notices: .merge(
        output.state.asObservable().successes(),
        output.announcements.asObservable().map { .failure($0) }
      )
    )
  }
  // endregion: picture.output
}
