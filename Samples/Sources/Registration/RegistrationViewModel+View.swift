import Streams
import TransformStyle

extension RegistrationView {
  // region: registration.bind
  /// Binds the view; it may be bound again.
  func bind(to viewModel: RegistrationViewModel) {
    disposeBag = DisposeBag()
    keep(viewModel)
    let output = viewModel.transform(
      input: .init(
        name: name.asObservable(),
        password: password.asObservable(),
        repetition: repetition.asObservable(),
        signUp: signUp.asObservable()
      )
    )
    output.name.drive(onNext: { [unowned self] in show($0, below: "name") })
      .disposed(by: disposeBag)
    output.password.drive(onNext: { [unowned self] in show($0, below: "password") })
      .disposed(by: disposeBag)
    output.repetition.drive(onNext: { [unowned self] in show($0, below: "repeat") })
      .disposed(by: disposeBag)
    output.outcomes.emit(onNext: { [unowned self] in show(outcome: $0) }).disposed(by: disposeBag)
    output.isSigningUp.drive(onNext: { [unowned self] in show(isSigningUp: $0) })
      .disposed(by: disposeBag)
    output.canSignUp.drive(onNext: { [unowned self] in show(isEnabled: $0) })
      .disposed(by: disposeBag)
  }
  // endregion: registration.bind
}
