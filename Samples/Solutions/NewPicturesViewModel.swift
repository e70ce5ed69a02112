public import FeedModel
internal import FeedTransform
public import Streams
public import TransformStyle

/// PictureFeed: how many pictures a refresh has brought, told by a view model.
public final class NewPicturesViewModel: ViewModelType {
  /// What a person does.
  public struct Input {
    let reload: Observable<Void>

    /// Collects the pulls.
    public init(reload: Observable<Void>) {
      self.reload = reload
    }
  }

  /// What is shown.
  public struct Output {
    /// The number, told once for each refresh that has succeeded.
    public let newPictures: Signal<Int>
  }

  private let reload = InputPort<Void>()
  private let counts = CommandRelay<Int>()
  private let feed: FeedViewModel
  private let bag = DisposeBag()

  // region: picture.solutionTransform
  /// Counts from the beginning, so that a view bound later is not told of earlier refreshes.
  public init(source: any PageSource) {
    feed = FeedViewModel(source: source)
    feed.transform(input: .init(refresh: reload.asObservable())).state.asObservable()
      .newPictures()
      .subscribe(onNext: { [counts] in counts.send($0) })
      .disposed(by: bag)
  }
  // endregion: picture.solutionTransform

  /// Connects a view's pulls.
  public func transform(input: Input) -> Output {
    reload.connect(input.reload)
    return Output(newPictures: counts.asSignal())
  }
}
