import ReactorStyle
import Streams

extension BankView {
  // region: bank.bind
  /// Binds the view; it may be bound again.
  func bind(to reactor: BankReactor) {
    disposeBag = DisposeBag()
    keep(reactor)
    deposit.map { .deposit($0) }.bind(to: reactor.action).disposed(by: disposeBag)
    withdraw.map { .withdraw($0) }.bind(to: reactor.action).disposed(by: disposeBag)
    reactor.state.map(\.account.balance).distinctUntilChanged()
      .subscribe(onNext: { [unowned self] in show(balance: $0) }).disposed(by: disposeBag)
    reactor.pulse(\.$refusal).skip(1).compactMap { $0 }
      .subscribe(onNext: { [unowned self] in show(refusal: $0) }).disposed(by: disposeBag)
  }
  // endregion: bank.bind
}
