import FeedTransform
import Streams
import TransformStyle

extension PictureView {
  // region: picture.bind
  /// Binds the view; it may be bound again.
  func bind(to viewModel: PictureViewModel) {
    disposeBag = DisposeBag()
    keep(viewModel)
    let output = viewModel.transform(
      input: .init(
        category: category.asObservable(),
        reload: reload.asObservable(),
        loadMore: loadMore.asObservable(),
        retry: retry.asObservable()
      )
    )
    output.sections.drive(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
    output.notices.subscribe(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
    output.refreshStatus.subscribe(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
  }
  // endregion: picture.bind
}
