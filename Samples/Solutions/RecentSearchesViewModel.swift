public import Streams
public import TransformStyle

/// GitHubSearch: the last five texts, in a view model.
public final class RecentSearchesViewModel: ViewModelType {
  /// What a person does.
  public struct Input {
    let search: Observable<String>

    /// Collects the texts that are searched for.
    public init(search: Observable<String>) {
      self.search = search
    }
  }

  /// What is shown.
  public struct Output {
    /// The last texts, the newest first.
    public let recent: Driver<[String]>
  }

  private let search = InputPort<String>()
  private let recent = BehaviorRelay(value: RecentSearches())
  private let bag = DisposeBag()

  // region: search.solutionTransform
  /// Creates an empty list, which a view that is bound again finds as it was.
  public init() {
    search
      .subscribe(onNext: { [recent] text in
        var changed = recent.value
        changed.note(text)
        recent.accept(changed)
      })
      .disposed(by: bag)
  }

  /// Connects a view.
  public func transform(input: Input) -> Output {
    search.connect(input.search)
    return Output(recent: recent.asDriver().map { $0.texts }.distinctUntilChanged())
  }
  // endregion: search.solutionTransform
}
