import Streams
import TransformStyle

extension CounterView {
  /// Binds the view; it may be bound again, to this view model or to another.
  func bind(to viewModel: CounterViewModel) {
    disposeBag = DisposeBag()
    keep(viewModel)
    let output = viewModel.transform(
      input: .init(increase: increase.asObservable(), decrease: decrease.asObservable())
    )
    output.value.drive(onNext: { [unowned self] in show(value: $0) }).disposed(by: disposeBag)
    output.alerts.emit(onNext: { [unowned self] in show(alert: $0) }).disposed(by: disposeBag)
    output.isWorking.drive(onNext: { [unowned self] in show(isWorking: $0) })
      .disposed(by: disposeBag)
  }
}
