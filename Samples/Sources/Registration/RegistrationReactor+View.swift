import ReactorStyle
import Streams

extension RegistrationView {
  // region: registration.bind
  /// Binds the view; it may be bound again.
  func bind(to reactor: RegistrationReactor) {
    disposeBag = DisposeBag()
    keep(reactor)
    name.map { .typeName($0) }.bind(to: reactor.action).disposed(by: disposeBag)
    password.map { .typePassword($0) }.bind(to: reactor.action).disposed(by: disposeBag)
    repetition.map { .typeRepetition($0) }.bind(to: reactor.action).disposed(by: disposeBag)
    signUp.map { .signUp }.bind(to: reactor.action).disposed(by: disposeBag)
    reactor.state.map(\.form.nameValidation).distinctUntilChanged()
      .subscribe(onNext: { [unowned self] in show($0, below: "name") }).disposed(by: disposeBag)
    reactor.state.map(\.form.passwordValidation).distinctUntilChanged()
      .subscribe(onNext: { [unowned self] in show($0, below: "password") }).disposed(by: disposeBag)
    reactor.state.map(\.form.repetitionValidation).distinctUntilChanged()
      .subscribe(onNext: { [unowned self] in show($0, below: "repeat") }).disposed(by: disposeBag)
    reactor.pulse(\.$outcome).skip(1).compactMap { $0 }
      .subscribe(onNext: { [unowned self] in show(outcome: $0) }).disposed(by: disposeBag)
    reactor.state.map(\.isSigningUp).distinctUntilChanged()
      .subscribe(onNext: { [unowned self] in show(isSigningUp: $0) }).disposed(by: disposeBag)
    reactor.state.map(\.canSignUp).distinctUntilChanged()
      .subscribe(onNext: { [unowned self] in show(isEnabled: $0) }).disposed(by: disposeBag)
  }
  // endregion: registration.bind
}
