import Streams

/// The server behind the form.
protocol RegistrationService: AnyObject {
  /// Asks for the page of a member.
  ///
  /// - Returns: The status of the answer; an error when there is none.
  func lookUp(_ name: String) -> Single<Int>

  /// Makes somebody a member.
  ///
  /// - Returns: Whether it was done.
  func signUp(_ name: String, password: String) -> Single<Bool>
}

/// Why a check or a sign-up has no outcome.
enum RegistrationError: Error {
  case offline
}

extension RegistrationService {
  // region: registration.check
  /// What becomes of a name: first that it is being checked, then whether it is free.
  ///
  /// It is free only if its page is missing. Any other status but 200 tells nothing about the name.
  func validation(of name: String) -> Observable<Validation> {
    if let known = RegistrationRules.name(name) { return .just(known) }
    return lookUp(name).asObservable()
      .map { status in
        switch status {
        case 404: .ok("free")
        case 200: .failed("taken")
        case 429: .failed("too many checks, try later")
        default: .failed("the server answers \(status)")
        }
      }
      .catchAndReturn(.failed("the check did not work"))
      .startWith(.validating)
  }
  // endregion: registration.check

  /// The sentence that a sign-up ends with.
  func outcome(of name: String, password: String) -> Observable<String> {
    signUp(name, password: password).asObservable()
      .map { $0 ? "welcome, \(name)" : "not this time, try again" }
      .catchAndReturn("the sign-up did not work")
  }
}
