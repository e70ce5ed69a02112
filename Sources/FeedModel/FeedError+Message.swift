extension FeedError: CustomStringConvertible {
  /// One sentence for a person: what happened.
  ///
  /// Text of the origin is cleaned.
  public var description: String {
    switch self {
    case .unreachable(let reason):
      "The origin cannot be reached: \(PlainText(reason))."
    case .timedOut:
      "The origin did not answer in time."
    case .rateLimited(until: .some(let instant)):
      "The origin asks to wait until \(instant)."
    case .rateLimited(until: .none):
      "The origin asks to wait a while."
    case .unauthorized:
      "The origin wants you to sign in."
    case .refused(let status):
      "The origin answered with status \(status)."
    case .unreadable(let reason):
      "The answer cannot be read: \(PlainText(reason))."
    case .tooLarge(let limit):
      "The answer is larger than \(limit) bytes."
    case .badElements(let count):
      "The page has \(count) element\(count == 1 ? "" : "s") that cannot be read."
    case .repeatedKey(let key):
      "The page names its own key \(PlainText(key.description)) as the following one."
    }
  }
}
