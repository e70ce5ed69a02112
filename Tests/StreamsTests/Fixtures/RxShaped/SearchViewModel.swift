import Foundation
import RxCocoa
import RxRelay
import RxSwift

protocol SearchService {
  func search(_ query: String) -> Single<[String]>
}

enum SearchError: Error {
  case offline
}

final class SearchViewModel {
  struct Input {
    let query: Observable<String>
    let refresh: Signal<Void>
  }

  struct Output {
    let items: Driver<[String]>
    let isLoading: Driver<Bool>
    let failure: Signal<Error>
  }

  private let service: SearchService
  private let disposeBag = DisposeBag()

  init(service: SearchService) {
    self.service = service
  }

  func transform(input: Input) -> Output {
    let loading = BehaviorRelay<Bool>(value: false)
    let failure = PublishRelay<Error>()
    let query = input.query
      .distinctUntilChanged()
      .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .share(replay: 1)
    let refreshed = input.refresh.asObservable().withLatestFrom(query)
    let items = Observable.merge(query, refreshed)
      .flatMapLatest { [service] text -> Observable<[String]> in
        service.search(text)
          .asObservable()
          .do(
            onError: { failure.accept($0) },
            onSubscribe: { loading.accept(true) },
            onDispose: { loading.accept(false) }
          )
          .catch { _ in .empty() }
      }
      .startWith([])
      .asDriver(onErrorJustReturn: [])
    return Output(
      items: items,
      isLoading: loading.asDriver().distinctUntilChanged(),
      failure: failure.asSignal()
    )
  }
}

final class SearchView {
  var titles: [String] = []
  var isSpinning = false
  private var disposeBag = DisposeBag()

  private var spinning: Binder<Bool> {
    Binder(self) { view, isSpinning in view.isSpinning = isSpinning }
  }

  func bind(to viewModel: SearchViewModel, query: BehaviorRelay<String>) {
    disposeBag = DisposeBag()
    let refresh = PublishRelay<Void>()
    let output = viewModel.transform(
      input: .init(query: query.asObservable(), refresh: refresh.asSignal())
    )
    output.items
      .drive(onNext: { [weak self] in self?.titles = $0 })
      .disposed(by: disposeBag)
    output.isLoading.drive(spinning).disposed(by: disposeBag)
    output.failure
      .emit(with: self, onNext: { view, error in view.titles = ["\(error)"] })
      .disposed(by: disposeBag)
  }
}
