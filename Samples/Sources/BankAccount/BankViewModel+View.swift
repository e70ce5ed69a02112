import Streams
import TransformStyle

extension BankView {
  // region: bank.bind
  /// Binds the view; it may be bound again.
  func bind(to viewModel: BankViewModel) {
    disposeBag = DisposeBag()
    keep(viewModel)
    let output = viewModel.transform(
      input: .init(deposit: deposit.asObservable(), withdraw: withdraw.asObservable())
    )
    output.balance.drive(onNext: { [unowned self] in show(balance: $0) }).disposed(by: disposeBag)
    output.refusals.emit(onNext: { [unowned self] in show(refusal: $0) }).disposed(by: disposeBag)
  }
  // endregion: bank.bind
}
