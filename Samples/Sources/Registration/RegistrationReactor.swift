import ReactorStyle
import Streams

/// A form to sign up with.
final class RegistrationReactor: Reactor {
  enum Action {
    case typeName(String)
    case typePassword(String)
    case typeRepetition(String)
    case signUp
  }

  enum Mutation {
    case typedName(String)
    case checked(Validation)
    case typedPassword(String)
    case typedRepetition(String)
    case beganSignUp
    case endedSignUp(String)
  }

  struct State {
    var form = RegistrationForm()
    var isSigningUp = false
    @Pulse var outcome: String?

    var canSignUp: Bool { form.isValid && !isSigningUp }
  }

  let initialState = State()
  let streams = ReactorStreams<Action, State>()
  private let service: any RegistrationService

  init(service: any RegistrationService) {
    self.service = service
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .typeName(let text): check(text)
    case .typePassword(let text): .just(.typedPassword(text))
    case .typeRepetition(let text): .just(.typedRepetition(text))
    case .signUp: signUp()
    }
  }

  // region: registration.name
  /// A newer name cancels the check of the older one.
  private func check(_ name: String) -> Observable<Mutation> {
    let newer = action.filter { if case .typeName = $0 { true } else { false } }
    return .concat(
      .just(.typedName(name)),
      service.validation(of: name).map { .checked($0) }.take(until: newer)
    )
  }
  // endregion: registration.name

  // region: registration.signUp
  /// One sign-up at a time, with what stands in the form when the button is pressed.
  private func signUp() -> Observable<Mutation> {
    guard currentState.canSignUp else { return .empty() }
    let form = currentState.form
    return .concat(
      .just(.beganSignUp),
      service.outcome(of: form.name, password: form.password).map { .endedSignUp($0) }
    )
  }
  // endregion: registration.signUp

  func reduce(into state: inout State, mutation: Mutation) {
    switch mutation {
    case .typedName(let text): state.form.name = text
    case .checked(let validation): state.form.nameValidation = validation
    case .typedPassword(let text): state.form.password = text
    case .typedRepetition(let text): state.form.repetition = text
    case .beganSignUp: state.isSigningUp = true
    case .endedSignUp(let outcome):
      state.isSigningUp = false
      state.outcome = outcome
    }
  }
}
