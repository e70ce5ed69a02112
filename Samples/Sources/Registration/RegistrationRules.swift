/// What can be told of the fields without asking anybody.
enum RegistrationRules {
  static let shortestPassword = 5

  /// What is wrong with a name; nil when somebody has to be asked whether it is free.
  static func name(_ name: String) -> Validation? {
    if name.isEmpty { return .empty }
    if name.allSatisfy({ $0.isLetter || $0.isNumber }) { return nil }
    return .failed("letters and digits only")
  }

  static func password(_ password: String) -> Validation {
    if password.isEmpty { return .empty }
    if password.count < shortestPassword {
      return .failed("at least \(shortestPassword) characters")
    }
    return .ok("long enough")
  }

  /// A repetition is good only if it repeats a good password.
  static func repetition(_ repetition: String, of password: String) -> Validation {
    if repetition.isEmpty { return .empty }
    if repetition != password { return .failed("not the same") }
    return self.password(password).isValid ? .ok("the same") : .failed("of a password too short")
  }
}
