/// What stands in the fields, and what is known of it.
struct RegistrationForm: Hashable {
  var name = ""
  var nameValidation = Validation.empty
  var password = ""
  var repetition = ""

  var passwordValidation: Validation { RegistrationRules.password(password) }

  var repetitionValidation: Validation {
    RegistrationRules.repetition(repetition, of: password)
  }

  /// Whether all fields are good.
  var isValid: Bool {
    nameValidation.isValid && passwordValidation.isValid && repetitionValidation.isValid
  }
}
