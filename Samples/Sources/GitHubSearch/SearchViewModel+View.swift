import Streams
import TransformStyle

extension SearchView {
  // region: search.bind
  /// Binds the view; it may be bound again.
  func bind(to viewModel: SearchViewModel) {
    disposeBag = DisposeBag()
    keep(viewModel)
    let output = viewModel.transform(
      input: .init(
        text: text.asObservable(),
        loadMore: loadMore.asObservable(),
        retry: retry.asObservable()
      )
    )
    output.title.drive(onNext: { [unowned self] in show(title: $0) }).disposed(by: disposeBag)
    output.items.drive(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
    output.isLoadingMore.drive(onNext: { [unowned self] in show(isLoadingMore: $0) })
      .disposed(by: disposeBag)
    output.failures.emit(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
  }
  // endregion: search.bind
}
