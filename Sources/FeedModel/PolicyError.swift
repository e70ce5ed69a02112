/// Why a policy cannot be set from text.
public enum PolicyError: Error, Hashable, Sendable {
  /// The text is not of the form `P1=value`.
  case malformed(String)

  /// No offered policy has this number.
  case unknownPolicy(String, offered: [String])

  /// The policy has no such value.
  case unknownValue(String, of: String, values: [String])
}

extension PolicyError: CustomStringConvertible {
  /// What is wrong and what would be right.
  public var description: String {
    switch self {
    case .malformed(let text):
      "\"\(PlainText(text))\" is not a policy; write it as P1=queue."
    case .unknownPolicy(let id, let offered):
      "There is no policy \(PlainText(id)); offered are \(offered.joined(separator: ", "))."
    case .unknownValue(let value, let id, let values):
      "\(id) has no value \"\(PlainText(value))\"; it may be \(values.joined(separator: ", "))."
    }
  }
}
