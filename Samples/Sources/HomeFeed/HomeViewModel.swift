import FeedModel
import Streams
import TransformStyle

/// The home feed: the position of the list goes in, a section for each page comes out.
final class HomeViewModel: ViewModelType {
  struct Input {
    let position: Observable<ScrollPosition>
  }

  struct Output {
    let sections: Driver<[HomeSection]>
    let isLoadingFirst: Driver<Bool>
    let isLoadingNext: Driver<Bool>
    let failures: Signal<FeedFailure>
  }

  private let source: any PageSource
  private let position = InputPort<ScrollPosition>()
  private let list = BehaviorRelay(value: HomeList())
  private let failures = CommandRelay<FeedFailure>()
  private let bag = DisposeBag()

  /// The list as the contract sees it.
  var feed: Driver<FeedState> { list.asDriver().map { $0.feed }.distinctUntilChanged() }

  // region: home.load
  init(source: any PageSource) {
    self.source = source
    let first = position.filter(\.wantsFirstPage)
      .compactMap { [unowned self] _ in list.value.firstPage }
    let next = position.filter(\.wantsNextPage)
      .compactMap { [unowned self] _ in list.value.nextPage }
    Observable.merge(first, next)
      .do(onNext: { [unowned self] request in change { $0.begin(request) } })
      .flatMapLatest { source.answers(to: $0) }
      .subscribe(onNext: { [unowned self] in answered($0) })
      .disposed(by: bag)
  }

  private func answered(_ answer: HomeAnswer) {
    switch answer.result {
    case .success(let page):
      change { $0.take(page, for: answer.request) }
    case .failure(let error):
      change { $0.fail(answer.request, with: error) }
      failures.send(FeedFailure(operation: answer.request.operation, error: error))
    }
  }

  private func change(_ edit: (inout HomeList) -> Void) {
    var changed = list.value
    edit(&changed)
    list.accept(changed)
  }
  // endregion: home.load

  func transform(input: Input) -> Output {
    position.connect(input.position)
    let list = list.asDriver()
    return Output(
      sections: list.map { $0.sections }.distinctUntilChanged(),
      isLoadingFirst: list.map { $0.isLoadingFirst }.distinctUntilChanged(),
      isLoadingNext: list.map { $0.isLoadingNext }.distinctUntilChanged(),
      failures: failures.asSignal()
    )
  }
}
