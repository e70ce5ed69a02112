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
    let failures: Signal<FeedError>
  }

  private let source: any PageSource
  private let position = InputPort<ScrollPosition>()
  private let list = BehaviorRelay(value: HomeList())
  private let failures = CommandRelay<FeedError>()
  private let bag = DisposeBag()

  // region: home.load
  init(source: any PageSource) {
    self.source = source
    let first = position.filter(\.wantsFirstPage)
      .compactMap { [unowned self] _ in list.value.isLoadingFirst ? nil : list.value.firstPage }
    let next = position.filter(\.wantsNextPage)
      .compactMap { [unowned self] _ in list.value.nextPage }
    Observable.merge(first, next)
      .do(onNext: { [unowned self] in began($0) })
      .flatMapLatest { source.answers(to: $0) }
      .subscribe(onNext: { [unowned self] in answered($0) })
      .disposed(by: bag)
  }

  private func began(_ request: PageRequest) {
    var changed = list.value
    changed.isLoadingFirst = request.operation.startsGeneration
    changed.isLoadingNext = !request.operation.startsGeneration
    list.accept(changed)
  }

  private func answered(_ answer: HomeAnswer) {
    var changed = list.value
    if case .success(let page) = answer.result { changed.take(page, for: answer.request) }
    changed.isLoadingFirst = false
    changed.isLoadingNext = false
    list.accept(changed)
    if case .failure(let error) = answer.result { failures.send(error) }
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
