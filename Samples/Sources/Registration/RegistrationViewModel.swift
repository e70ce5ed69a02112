import Streams
import TransformStyle

/// A form to sign up with.
final class RegistrationViewModel: ViewModelType {
  struct Input {
    let name: Observable<String>
    let password: Observable<String>
    let repetition: Observable<String>
    let signUp: Observable<Void>
  }

  struct Output {
    let name: Driver<Validation>
    let password: Driver<Validation>
    let repetition: Driver<Validation>
    let canSignUp: Driver<Bool>
    let isSigningUp: Driver<Bool>
    let outcomes: Signal<String>
  }

  private let service: any RegistrationService
  private let name = InputPort<String>()
  private let password = InputPort<String>()
  private let repetition = InputPort<String>()
  private let signUp = InputPort<Void>()
  private let form = BehaviorRelay(value: RegistrationForm())
  private let activity = ActivityIndicator()
  private let outcomes = CommandRelay<String>()
  private let bag = DisposeBag()

  init(service: any RegistrationService) {
    self.service = service
    checkNames().disposed(by: bag)
    password.subscribe(onNext: { [unowned self] text in change { $0.password = text } })
      .disposed(by: bag)
    repetition.subscribe(onNext: { [unowned self] text in change { $0.repetition = text } })
      .disposed(by: bag)
    runSignUps().disposed(by: bag)
  }

  // region: registration.name
  /// A newer name cancels the check of the older one.
  private func checkNames() -> any Disposable {
    name
      .do(onNext: { [unowned self] text in change { $0.name = text } })
      .flatMapLatest { [service] in service.validation(of: $0) }
      .subscribe(onNext: { [unowned self] validation in change { $0.nameValidation = validation } })
  }
  // endregion: registration.name

  // region: registration.signUp
  /// One sign-up at a time, with what stands in the form when the button is pressed.
  private func runSignUps() -> any Disposable {
    signUp
      .map { [form] in form.value }
      .filter(\.isValid)
      .flatMapFirst { [service, activity] form in
        service.outcome(of: form.name, password: form.password).trackActivity(activity)
      }
      .subscribe(onNext: { [outcomes] in outcomes.send($0) })
  }
  // endregion: registration.signUp

  private func change(_ edit: (inout RegistrationForm) -> Void) {
    var changed = form.value
    edit(&changed)
    form.accept(changed)
  }

  func transform(input: Input) -> Output {
    name.connect(input.name)
    password.connect(input.password)
    repetition.connect(input.repetition)
    signUp.connect(input.signUp)
    let form = form.asDriver()
    return Output(
      name: form.map { $0.nameValidation }.distinctUntilChanged(),
      password: form.map { $0.passwordValidation }.distinctUntilChanged(),
      repetition: form.map { $0.repetitionValidation }.distinctUntilChanged(),
      canSignUp: Driver.combineLatest(form, activity.asDriver()) { $0.isValid && !$1 }
        .distinctUntilChanged(),
      isSigningUp: activity.asDriver(),
      outcomes: outcomes.asSignal()
    )
  }
}
