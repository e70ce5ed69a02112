import ReactorStyle
import Streams

extension CounterView {
  /// Binds the view; it may be bound again, to this reactor or to another.
  func bind(to reactor: CounterReactor) {
    disposeBag = DisposeBag()
    keep(reactor)
    increase.map { .increase }.bind(to: reactor.action).disposed(by: disposeBag)
    decrease.map { .decrease }.bind(to: reactor.action).disposed(by: disposeBag)
    reactor.state.map(\.value).distinctUntilChanged()
      .subscribe(onNext: { [unowned self] in show(value: $0) }).disposed(by: disposeBag)
    reactor.pulse(\.$alert).skip(1).compactMap { $0 }
      .subscribe(onNext: { [unowned self] in show(alert: $0) }).disposed(by: disposeBag)
    reactor.state.map(\.isWorking).distinctUntilChanged()
      .subscribe(onNext: { [unowned self] in show(isWorking: $0) }).disposed(by: disposeBag)
  }
}
