import Streams
import TransformStyle

extension HomeView {
  // region: home.bind
  /// Binds the view; it may be bound again.
  func bind(to viewModel: HomeViewModel) {
    disposeBag = DisposeBag()
    keep(viewModel)
    fill = { cell, item, place in
      cell.bind(to: HomeCellViewModel(item: item, place: place))
    }
    let positions = PublishRelay<ScrollPosition>()
    let output = viewModel.transform(input: .init(position: positions.asObservable()))
    output.sections.drive(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
    output.isLoadingFirst.drive(onNext: { [unowned self] in show($0, at: "top") })
      .disposed(by: disposeBag)
    output.isLoadingNext.drive(onNext: { [unowned self] in show($0, at: "bottom") })
      .disposed(by: disposeBag)
    output.failures.emit(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
    // The position comes in last, because it asks for the first page at once.
    position.bind(to: positions).disposed(by: disposeBag)
  }
  // endregion: home.bind
}

extension HomeCell {
  /// Shows what the view model says.
  func bind(to viewModel: HomeCellViewModel) {
    disposeBag = DisposeBag()
    let output = viewModel.transform(input: .init())
    output.label.drive(onNext: { [unowned self] in show(label: $0) }).disposed(by: disposeBag)
    output.title.drive(onNext: { [unowned self] in show(title: $0) }).disposed(by: disposeBag)
  }
}
