/// What is known of one field of the form.
enum Validation: Hashable {
  /// Nothing was typed yet.
  case empty

  /// Somebody is being asked.
  case validating

  /// It is good; the text says so.
  case ok(String)

  /// It is not good, or nobody could tell; the text says why.
  case failed(String)

  /// Whether the form may be sent; only what is known to be good counts.
  var isValid: Bool {
    if case .ok = self { true } else { false }
  }
}

extension Validation: CustomStringConvertible {
  /// What stands below the field, with a sign in place of a colour.
  var description: String {
    switch self {
    case .empty: ""
    case .validating: "… checking"
    case .ok(let text): "✓ \(text)"
    case .failed(let text): "✗ \(text)"
    }
  }
}
