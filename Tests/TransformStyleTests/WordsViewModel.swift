import Streams
import TransformStyle

/// Looks words up as a person types.
///
/// `Docs/TwoStyles.md` quotes the regions.
final class WordsViewModel: ViewModelType {
  // region: input
  struct Input {
    let query: Driver<String>
  }
  // endregion: input

  // region: output
  struct Output {
    let words: Driver<[String]>
    let isLoading: Driver<Bool>
    let message: Signal<String>
    let scrollToTop: Signal<Void>
  }
  // endregion: output

  // region: state
  private let words = BehaviorRelay<[String]>(value: [])
  private let activity = ActivityIndicator()
  private let errors = ErrorTracker()
  // endregion: state

  private let query = InputPort<String>()
  private let service: any WordService
  private let disposeBag = DisposeBag()

  init(service: any WordService) {
    self.service = service
    bindQuery()
  }

  // region: cancel
  private func bindQuery() {
    query
      .flatMapLatest { [weak self] in
        self?.search($0) ?? .empty()
      }
      .bind(to: words)
      .disposed(by: disposeBag)
  }
  // endregion: cancel

  // region: effect
  private func search(
    _ query: String
  ) -> Observable<[String]> {
    service.words(matching: query)
      .trackActivity(activity)
      .do(onNext: { [scrolls] _ in
        scrolls.send(())
      })
      .absorbingErrors(into: errors)
  }
  // endregion: effect

  // region: one-shot
  private let scrolls = CommandRelay<Void>()
  // endregion: one-shot

  // region: share
  func transform(input: Input) -> Output {
    query.connect(input.query)
    return Output(
      words: words.asDriver(),
      isLoading: activity.asDriver(),
      message: errors.asSignal().map { "\($0)" },
      scrollToTop: scrolls.asSignal()
    )
  }
  // endregion: share
}

extension Observable {
  // region: error
  fileprivate func absorbingErrors(
    into errors: ErrorTracker
  ) -> Observable<Element> {
    trackError(errors)
      .catch { _ in .empty() }
  }
  // endregion: error
}

/// Where the words come from.
protocol WordService: AnyObject {
  func words(matching query: String) -> Observable<[String]>
}
